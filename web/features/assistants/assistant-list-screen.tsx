import type { AssistantListName } from '@talentplace/contract/assistants/assistant-lists'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { assistantLists } from './assistant-list.tsx'
import { listWords } from './list-words.ts'

/** 0.13: the rejected stand behind the applicants, and these behind them. */
function OtherList({ list }: { list: AssistantListName }) {
  if (list === 'applicants') {
    return (
      <LinkButton variant="outline" to={paths.staffAssistants('rejected')}>
        Rejected applicants
      </LinkButton>
    )
  }
  if (list === 'rejected') {
    return (
      <LinkButton variant="outline" to={paths.staffAssistants('applicants')}>
        All applicants
      </LinkButton>
    )
  }
  return null
}

/** A3.1: /admin/virtualassistants and its sub-lists. */
export default function AssistantListScreen({ list }: { list: AssistantListName }) {
  return <ListScreen list={assistantLists[list]} lead={listWords[list].lead} actions={<OtherList list={list} />} />
}
