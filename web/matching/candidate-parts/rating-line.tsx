import * as t from '@talentplace/contract/matching/messages/candidates'
import { IconStarFilled } from '@tabler/icons-react'
import type { Candidate } from '@talentplace/contract/matching/search.routes'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { displayedRating } from './rating.ts'
import styles from './rating-line.module.css'

/** B4.6: the rating and the review count, each behind its flag; nothing before the first review. */
export function RatingLine({ candidate }: { candidate: Pick<Candidate, 'va_rating' | 'feedback_count'> }) {
  const rating = useFlag('new-client-checkout-va-rating') ? candidate.va_rating : null
  const count = useFlag('new-client-checkout-feedback') ? candidate.feedback_count : 0
  if (rating === null && count === 0) return null
  return (
    <p className={styles.line}>
      {rating !== null && (
        <>
          <IconStarFilled className={styles.star} size={14} aria-hidden="true" />
          <VisuallyHidden>{t.rated({ rating: displayedRating(rating) })}</VisuallyHidden>
          <span className={styles.rating} aria-hidden="true">
            {displayedRating(rating)}
          </span>
        </>
      )}
      {count > 0 && (
        <span className={styles.count}>
          <VisuallyHidden>{count === 1 ? t.oneReview() : t.manyReviews({ count })}</VisuallyHidden>
          <span aria-hidden="true">{rating === null ? count : `(${count})`}</span>
        </span>
      )}
    </p>
  )
}
