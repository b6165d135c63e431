import type { AssistantListName } from '@talentplace/contract/talent/assistants/assistant-lists'
import { AssistantListScreen } from '../../../talent/assistants/assistant-list-screen.tsx'
import { useBatch } from '../../../talent/people-batches/use-batch.tsx'

/** /admin/virtualassistants and its sub-lists, several of whom can be changed together. */
export default function AssistantListPage({ list }: { list: AssistantListName }) {
  return <AssistantListScreen list={list} {...useBatch()} />
}
