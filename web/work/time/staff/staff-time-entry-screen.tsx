import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { hoursText } from '@talentplace/contract/shared/hours-text'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { EntryChanges } from '../history/entry-changes.tsx'
import { EntryWay } from '../history/entry-way.tsx'
import { removalWords } from '../history/removal-words.ts'
import { QueryThread } from '../query/query-thread.tsx'
import { DecideQuery } from './decide-query.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { StaffEntryEditor } from './staff-entry-editor.tsx'

type EntryRecord = Reply<'time.getTimeEntry'>

const list = { label: 'Time', to: staffPaths.staffTime() }

function Panels({ entry }: { entry: EntryRecord }) {
  const mayEdit = useMay('admin_time.edit')
  const seesBills = useMay('admin_finance.view')
  return (
    <>
      <Panel title="Entry">
        <EntryFacts entry={entry} />
      </Panel>
      <Panel title="Progress" lead={entry.removed ? removalWords(entry.removed, 'staff') : undefined}>
        <EntryWay
          way={entry.way}
          bill={entry.bill}
          billLink={seesBills ? staffPaths.staffBill : null}
          invoices={entry.invoices}
          invoiceLink={seesBills ? staffPaths.staffInvoice : null}
        />
      </Panel>
      {entry.query && (
        <Panel title="Question" lead={entry.status === 'queried' ? 'Only this entry waits for it.' : undefined}>
          <QueryThread query={entry.query} />
          {mayEdit && <DecideQuery entry={entry} />}
        </Panel>
      )}
      {mayEdit && entry.can_be_changed && <StaffEntryEditor entry={entry} />}
      <Panel
        title="History"
        lead="Every change, the newest first. Worked times are on the assistant’s clock, when it was changed is on yours."
      >
        <EntryChanges history={entry.history} offset={entry.timezone_offset} />
      </Panel>
    </>
  )
}

/** /admin/time/:uuid: one entry with everything that happened to it. */
export default function StaffTimeEntryScreen({ uuid }: { uuid: string }) {
  return (
    <RecordScreen
      list={list}
      record={useApi('time.getTimeEntry', { params: { uuid } })}
      name={({ virtualassistant_name, task_date }) => `${virtualassistant_name}, ${calendarDay(task_date)}`}
      kind="Time entry"
      missing={{
        title: 'There is no such entry',
        text: <LinkButton to={staffPaths.staffTime()}>All time</LinkButton>,
      }}
      loading={[240, 320]}
      errorMessage="The entry could not be loaded. Please try again."
      renderAbout={(entry) => (
        <>
          {entry.removed ? <Tag tone="notice">Removed</Tag> : <StateTag of={timeEntryStates} state={entry.status} />}
          <span>{hoursText(entry.seconds)}</span>
        </>
      )}
    >
      {(entry) => <Panels entry={entry} />}
    </RecordScreen>
  )
}
