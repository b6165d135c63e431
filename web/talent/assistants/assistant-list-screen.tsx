import type { AssistantListName } from '@talentplace/contract/talent/assistants/assistant-lists'
import type { AssistantSummary } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import type { ReactNode } from 'react'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { assistantLists } from './assistant-list.tsx'
import { listWords } from './list-words.ts'

/** 0.13: the rejected stand behind the applicants, and these behind them. */
function OtherList({ list }: { list: AssistantListName }) {
  if (list === 'applicants') {
    return (
      <LinkButton variant="outline" to={staffPaths.staffAssistants('rejected')}>
        Rejected applicants
      </LinkButton>
    )
  }
  if (list === 'rejected') {
    return (
      <LinkButton variant="outline" to={staffPaths.staffAssistants('applicants')}>
        All applicants
      </LinkButton>
    )
  }
  return null
}

interface AssistantListScreenProps {
  readonly list: AssistantListName
  /** By which several are changed. */
  readonly actions: ReactNode
  readonly summary?: (rows: readonly AssistantSummary[]) => ReactNode
  readonly rowChoice?: (row: AssistantSummary) => ReactNode
}

/** A3.1: /admin/virtualassistants and its sub-lists. */
export function AssistantListScreen({ list, actions, ...choice }: AssistantListScreenProps) {
  return (
    <ListScreen
      list={assistantLists[list]}
      lead={listWords[list].lead}
      actions={
        <>
          <OtherList list={list} />
          {actions}
        </>
      }
      {...choice}
    />
  )
}
