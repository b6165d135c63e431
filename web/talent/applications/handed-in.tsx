import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** A step that was handed in and can’t be changed any more. */
export function HandedIn() {
  return (
    <EmptyState title="You’ve handed this in">
      Our team has it. Has something changed? <Link to={paths.contactUs()}>Write to us</Link> and we’ll note it.
    </EmptyState>
  )
}
