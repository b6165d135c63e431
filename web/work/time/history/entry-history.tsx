import * as t from '@talentplace/contract/work/messages/time'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { useId, useState } from 'react'
import { useApi } from '../../../platform/api/query.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { EntryChanges } from './entry-changes.tsx'
import { EntryWay } from './entry-way.tsx'
import styles from './history.module.css'

/** Opens below a line of time what became of it and what was changed. */
export function EntryHistory({ entry: { uuid, task_name, project_name, description } }: { entry: TimeEntry }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isClient = useMay('client')
  const opensBills = useFeature('va', 'bill')
  const record = useApi('time.getTimeEntry', { params: { uuid } }, { enabled: open })
  return (
    <div className={styles.history}>
      <TextButton
        size="small"
        tone="muted"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t.historyOf({ what: task_name ?? project_name, description: description || t.noDescription() })}
        onClick={() => setOpen(!open)}
      >
        {t.history()}
      </TextButton>
      {open && (
        <div id={id} className={styles.parts}>
          <Loaded of={record} height={96} errorMessage={t.historyNotLoaded()}>
            {({ way, bill, invoices, history, timezone_offset }) => (
              <>
                <EntryWay
                  way={way}
                  bill={bill}
                  billLink={opensBills ? paths.assistantBill : null}
                  invoices={invoices}
                  invoiceLink={isClient ? paths.clientInvoice : null}
                />
                <EntryChanges history={history} offset={timezone_offset} />
              </>
            )}
          </Loaded>
        </div>
      )}
    </div>
  )
}
