import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Testimonial } from '@talentplace/contract/matching/assistant.routes'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './testimonials.module.css'

const stars = [1, 2, 3, 4, 5] as const

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars}>
      <VisuallyHidden>{t.ofFive({ stars: rating })}</VisuallyHidden>
      {stars.map((star) => {
        const Star = star <= rating ? IconStarFilled : IconStar
        return <Star key={star} size={16} aria-hidden="true" />
      })}
    </p>
  )
}

/** B5.7: one client's words, with their stars and name. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.testimonial}>
      <Stars rating={testimonial.rating} />
      {testimonial.message !== '' && <blockquote className={styles.message}>{testimonial.message}</blockquote>}
      <figcaption className={styles.by}>{testimonial.display_name}</figcaption>
    </figure>
  )
}
