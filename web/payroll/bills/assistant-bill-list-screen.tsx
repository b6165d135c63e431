import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { assistantBillList } from './bill-list.tsx'

/** /va/billing. */
export default function AssistantBillListScreen() {
  return (
    <ListScreen
      list={assistantBillList}
      lead="What you are paid, and when to expect it."
      actions={
        <LinkButton variant="outline" to={paths.assistantPayYear()}>
          Year’s statement
        </LinkButton>
      }
    />
  )
}
