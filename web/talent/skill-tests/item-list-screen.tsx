import type { SkillTestItem } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { useMay } from '../../platform/session/use-may.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { itemList } from './item-list.tsx'
import { RetireItem } from './retire-item.tsx'

const actionsOf = (item: SkillTestItem) => <RetireItem item={item} />

/** C6: staff see which questions measure something, and retire those that don’t. */
export default function ItemListScreen() {
  const mayEdit = useMay('admin_virtualassistant.edit')
  return (
    <ListScreen
      list={itemList}
      lead="How applicants do with each question. “Tells apart” is from -1 to 1: above 0.1 those who do well in the rest of the test are right more often."
      {...(mayEdit && { rowActions: actionsOf })}
    />
  )
}
