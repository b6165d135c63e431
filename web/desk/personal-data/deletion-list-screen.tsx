import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { deletionList } from './deletion-list.tsx'

export default function DeletionListScreen() {
  return <ListScreen list={deletionList} lead="People who asked to be forgotten. There are 30 days to answer." />
}
