import { projectSearchTypes, type ProjectSearchType } from '@talentplace/contract/subscriptions/staff/search-types'
import { useSearchParams } from 'react-router'
import { careList, projectList } from './project-list.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'

/** What each list is of, in a sentence. */
const leads: Readonly<Record<ProjectSearchType, string>> = {
  Active: 'Those that run, and those that are to begin.',
  Inactive: 'Those that are over.',
  Draft: 'Searches that clients have begun, and not checked out.',
  Matching: 'Those with a place that waits for someone, or for an answer.',
  Unassigned: 'Those with a place that nobody has.',
  'In First 30': 'Those in their first thirty days. Check in on days 1, 7, 14 and 30.',
  'In Retention': 'Clients who have cancelled or asked for a pause, while they can still be kept.',
  'Requiring Review': 'Something has come up since someone last went through them.',
  'Health Check': 'Those that need attention, or are at risk.',
  Lost: 'Those that are over, of clients who have nothing else with us.',
}

const withOwners: readonly ProjectSearchType[] = ['In First 30', 'In Retention', 'Requiring Review', 'Health Check']

/** /admin/projects. */
export default function ProjectListScreen() {
  const [address] = useSearchParams()
  const searchType = projectSearchTypes.find((each) => each === address.get('searchType'))
  const lead = searchType ? leads[searchType] : 'What clients subscribe to, and the searches they have begun.'
  const hasOwners = searchType !== undefined && withOwners.includes(searchType)
  return <ListScreen list={hasOwners ? careList : projectList} lead={lead} />
}
