import type { AssistantRecord as Assistant } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { ApplicationPanel } from '../../../talent/applications/staff/application-panel.tsx'
import { AgreementsPanel } from '../../../talent/agreement/agreements-panel.tsx'
import { AppointmentsPanel } from '../../../talent/appointments/appointments-panel.tsx'
import { ScorecardPanel } from '../../../talent/scorecards/scorecard-panel.tsx'
import { StaffResultsPanel } from '../../../talent/skill-tests/staff-results-panel.tsx'
import { AssistantPicker } from '../../../talent/assistants/assistant-picker.tsx'
import { AssistantRecord } from '../../../talent/assistants/assistant-record.tsx'
import { EditionPanel } from '../../../talent/own-profile/edition-panel.tsx'
import { RetentionPanel } from '../../../talent/retention/retention-panel.tsx'
import { BillsOfAssistant } from '../../../payroll/bills/bills-of-assistant.tsx'
import { ReviewsOfAssistant } from '../../../subscriptions/feedback/staff/reviews-of-assistant.tsx'
import { DocumentsPanel } from '../../../talent/people/documents-panel.tsx'
import { HistoryPanel } from '../../../talent/people/history-panel.tsx'
import { MergePanel } from '../../../talent/people-merges/merge-panel.tsx'
import { NotesPanel } from '../../../talent/people/notes-panel.tsx'
import { RelationshipsPanel } from '../../../talent/people/relationships-panel.tsx'
import { StaffPicker } from '../../../talent/people/staff-picker.tsx'

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
