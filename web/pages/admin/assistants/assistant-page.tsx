import type { AssistantRecord as Assistant } from '@talentplace/contract/assistants/assistant-record.routes'
import { ApplicationPanel } from '../../../features/applications/staff/application-panel.tsx'
import { AgreementsPanel } from '../../../features/applications/agreement/agreements-panel.tsx'
import { AppointmentsPanel } from '../../../features/applications/appointments/appointments-panel.tsx'
import { ScorecardPanel } from '../../../features/applications/scorecards/scorecard-panel.tsx'
import { StaffResultsPanel } from '../../../features/applications/skill-tests/staff-results-panel.tsx'
import { AssistantPicker } from '../../../features/assistants/assistant-picker.tsx'
import { AssistantRecord } from '../../../features/assistants/assistant-record.tsx'
import { EditionPanel } from '../../../features/assistants/own-profile/edition-panel.tsx'
import { RetentionPanel } from '../../../features/assistants/retention/retention-panel.tsx'
import { BillsOfAssistant } from '../../../features/bills/bills-of-assistant.tsx'
import { ReviewsOfAssistant } from '../../../features/feedback/staff/reviews-of-assistant.tsx'
import { DocumentsPanel } from '../../../features/people/documents-panel.tsx'
import { HistoryPanel } from '../../../features/people/history-panel.tsx'
import { MergePanel } from '../../../features/people/merges/merge-panel.tsx'
import { NotesPanel } from '../../../features/people/notes-panel.tsx'
import { RelationshipsPanel } from '../../../features/people/relationships-panel.tsx'
import { StaffPicker } from '../../../features/people/staff-picker.tsx'

const personOf = ({ uuid }: Assistant) => ({ kind: 'assistant', uuid }) as const

const beside = (assistant: Assistant) => (
  <>
    <EditionPanel uuid={assistant.uuid} />
    <ApplicationPanel uuid={assistant.uuid} name={assistant.display_name} />
    <StaffResultsPanel uuid={assistant.uuid} />
    <AppointmentsPanel uuid={assistant.uuid} />
    <ScorecardPanel uuid={assistant.uuid} />
    <AgreementsPanel uuid={assistant.uuid} />
    <RelationshipsPanel person={personOf(assistant)} />
    <RetentionPanel uuid={assistant.uuid} Staff={StaffPicker} />
  </>
)

const below = (assistant: Assistant) => (
  <>
    <BillsOfAssistant uuid={assistant.uuid} name={assistant.display_name} />
    <ReviewsOfAssistant uuid={assistant.uuid} />
    <NotesPanel person={personOf(assistant)} />
    <DocumentsPanel person={personOf(assistant)} />
    <HistoryPanel person={personOf(assistant)} />
    <MergePanel person={personOf(assistant)} name={assistant.full_name} Picker={AssistantPicker} />
  </>
)

/** /admin/virtualassistants/{user_uuid}. */
export default function AssistantPage({ user_uuid }: { user_uuid: string }) {
  return <AssistantRecord uuid={user_uuid} beside={beside} below={below} />
}
