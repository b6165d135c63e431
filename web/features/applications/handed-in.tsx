import { EmptyState } from '../../ui/notice/empty-state.tsx'

/** A step that was handed in and can’t be changed any more. */
export function HandedIn() {
  return (
    <EmptyState title="You’ve handed this in">
      Our team has it. Something has changed? Write to us and we’ll note it.
    </EmptyState>
  )
}
