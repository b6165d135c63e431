import type { WrittenFeedback } from '@talentplace/contract/subscriptions/feedback/written-feedback.routes'
import { useMay } from '../../../platform/session/use-may.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { ReviewActions } from './review-actions.tsx'
import { reviewList } from './review-list.tsx'

const actionsOf = (review: WrittenFeedback) => <ReviewActions review={review} />

/** Staff read what clients say, and decide whether it is shown. */
export default function ReviewListScreen() {
  const mayDecide = useMay('admin_virtualassistant.edit')
  return (
    <ListScreen
      list={reviewList}
      lead="A review counts and is shown once someone of us has read it. A hidden one has a reason, which its client reads."
      {...(mayDecide && { rowActions: actionsOf })}
    />
  )
}
