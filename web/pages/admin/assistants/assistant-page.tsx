import type { AssistantRecord as Assistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { Portrait } from '../../../matching/candidate-parts/portrait.tsx'
import { ApplicationPanel } from '../../../talent/applications/staff/application-panel.tsx'
import { AgreementsPanel } from '../../../talent/agreement/agreements-panel.tsx'
import { AppointmentsPanel } from '../../../talent/appointments/appointments-panel.tsx'
import { ScorecardPanel } from '../../../talent/scorecards/scorecard-panel.tsx'
import { StaffResultsPanel } from '../../../talent/skill-tests/staff-results-panel.tsx'
import { AssistantAbout, AssistantProjects, HoursFact } from '../../../talent/assistants/assistant-panels.tsx'
import { AssistantPicker } from '../../../talent/assistants/assistant-picker.tsx'
import { ProfilePanel } from '../../../talent/assistants/profile-panel.tsx'
import { StateDialog, StateFact } from '../../../talent/assistants/state-dialog.tsx'
import { EditionPanel } from '../../../talent/own-profile/edition-panel.tsx'
import { RetentionPanel } from '../../../talent/retention/retention-panel.tsx'
import { BillsOfAssistant } from '../../../payroll/bills/bills-of-assistant.tsx'
import { ReviewsOfAssistant } from '../../../subscriptions/feedback/staff/reviews-of-assistant.tsx'
import { DocumentsPanel } from '../../../talent/people/documents-panel.tsx'
import { HistoryPanel } from '../../../talent/people/history-panel.tsx'
import { MergeDialog } from '../../../talent/people-merges/merge-dialog.tsx'
import { NotesPanel } from '../../../talent/people/notes-panel.tsx'
import { RelationshipsPanel } from '../../../talent/people/relationships-panel.tsx'
import { StaffPicker } from '../../../talent/people/staff-picker.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { useMay } from '../../../platform/session/use-may.ts'
import { ManageMenu } from '../../../ui/record/manage-menu.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { RecordSummary, SummaryFact } from '../../../ui/record/record-summary.tsx'
import { RecordTabs, type RecordTab } from '../../../ui/record/record-tabs.tsx'

const list = { label: 'Virtual assistants', to: staffPaths.staffAssistants() }

const personOf = ({ uuid }: Assistant) => ({ kind: 'assistant', uuid }) as const

function Rail({ assistant }: { assistant: Assistant }) {
  const { vsm_name, email, display_name, project_count } = assistant
  return (
    <>
      <RecordSummary>
        <StateFact assistant={assistant} />
        <SummaryFact label="Owner">{vsm_name ?? 'Unassigned'}</SummaryFact>
        <HoursFact assistant={assistant} />
        <SummaryFact label="Subscriptions">{project_count}</SummaryFact>
        <SummaryFact label="Contact" note={email !== null && <a href={`mailto:${email}`}>{email}</a>}>
          {display_name}
        </SummaryFact>
      </RecordSummary>
      <RelationshipsPanel person={personOf(assistant)} />
    </>
  )
}

/** What staff do with an assistant now and then, as far as they may. */
function Manage({ assistant }: { assistant: Assistant }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const [asking, setAsking] = useState<'state' | 'merge' | null>(null)
  const close = (): void => setAsking(null)
  if (!mayEdit) return null
  return (
    <>
      <ManageMenu
        entries={[
          { key: 'state', label: 'Change state', opens: () => setAsking('state') },
          { key: 'merge', label: 'Merge into another one …', opens: () => setAsking('merge') },
        ]}
      />
      <StateDialog assistant={assistant} opened={asking === 'state'} onClose={close} />
      <MergeDialog
        person={personOf(assistant)}
        name={assistant.full_name}
        Picker={AssistantPicker}
        opened={asking === 'merge'}
        onClose={close}
      />
    </>
  )
}

interface Sees {
  readonly mayEdit: boolean
  readonly seesPay: boolean
}

function tabsOf(assistant: Assistant, { mayEdit, seesPay }: Sees): readonly [RecordTab, ...RecordTab[]] {
  const { uuid, display_name, feedback_count } = assistant
  const person = personOf(assistant)
  return [
    {
      id: 'overview',
      label: 'Overview',
      render: () => (
        <>
          <EditionPanel uuid={uuid} />
          <AssistantProjects assistant={assistant} />
          <RetentionPanel uuid={uuid} Staff={StaffPicker} />
          <NotesPanel person={person} />
        </>
      ),
    },
    {
      id: 'application',
      label: 'Application',
      render: () => (
        <>
          <ApplicationPanel uuid={uuid} name={display_name} />
          <StaffResultsPanel uuid={uuid} />
          <AppointmentsPanel uuid={uuid} />
          <ScorecardPanel uuid={uuid} />
        </>
      ),
    },
    { id: 'profile', label: 'Profile', render: () => <ProfilePanel assistant={assistant} mayEdit={mayEdit} /> },
    {
      id: 'reviews',
      label: 'Reviews',
      count: feedback_count,
      render: () => <ReviewsOfAssistant uuid={uuid} />,
    },
    ...(seesPay
      ? [{ id: 'pay', label: 'Pay', render: () => <BillsOfAssistant uuid={uuid} name={display_name} /> }]
      : []),
    {
      id: 'documents',
      label: 'Documents',
      render: () => (
        <>
          <AgreementsPanel uuid={uuid} />
          <DocumentsPanel person={person} />
        </>
      ),
    },
    { id: 'history', label: 'History', render: () => <HistoryPanel person={person} /> },
  ]
}

/** A3.1 /admin/virtualassistants/{user_uuid}: one assistant as staff see them. */
export default function AssistantPage({ user_uuid: uuid }: { user_uuid: string }) {
  const mayEdit = useMay('admin_virtualassistant.edit')
  const seesPay = useMay('admin_finance.view')
  return (
    <RecordScreen
      hasRail
      list={list}
      record={useApi('assistants.getVirtualAssistant', { params: { user_uuid: uuid } })}
      name={({ full_name }) => full_name}
      kind="Virtual assistant"
      missing={{
        heading: 'There is no such assistant',
        title: 'Nobody is at this address',
        text: 'Assistants are found in the lists.',
      }}
      loading={[480, 44, 320, 240]}
      renderFace={({ avatar_id, full_name }) => <Portrait avatarId={avatar_id} name={full_name} size="card" />}
      renderAbout={(assistant) => <AssistantAbout assistant={assistant} />}
      renderActions={(assistant) => <Manage assistant={assistant} />}
    >
      {(assistant) =>
        assistant.uuid !== uuid && assistant.user_uuid !== uuid ? (
          // They were merged into another one.
          <Navigate replace to={staffPaths.staffAssistant(assistant.uuid)} />
        ) : (
          <RecordTabs rail={<Rail assistant={assistant} />} tabs={tabsOf(assistant, { mayEdit, seesPay })} />
        )
      }
    </RecordScreen>
  )
}
