import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { Testimonial } from '@talentplace/contract/matching/assistant.routes'
import { useId, useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { testimonialsPerPage } from './testimonials-per-page.ts'
import styles from './testimonials.module.css'

const stars = [1, 2, 3, 4, 5] as const

function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars}>
      <VisuallyHidden>{rating} of 5</VisuallyHidden>
      {stars.map((star) => {
        const Star = star <= rating ? IconStarFilled : IconStar
        return <Star key={star} size={16} aria-hidden="true" />
      })}
    </p>
  )
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.testimonial}>
      <Stars rating={testimonial.rating} />
      {testimonial.message !== '' && <blockquote className={styles.message}>{testimonial.message}</blockquote>}
      <figcaption className={styles.by}>{testimonial.display_name}</figcaption>
    </figure>
  )
}

/** B5.3, B5.7: what clients say about an assistant, a page at a time; B5.8: nothing at all when it can't be loaded. */
export function Testimonials({ subject }: { subject: string }) {
  const [page, setPage] = useState(1)
  const titleId = useId()
  const isTablet = useMediaQuery('(min-width: 48.0625em) and (max-width: 64em)', false, {
    getInitialValueInEffect: false,
  })
  const perPage = testimonialsPerPage(isTablet)
  const query = { subject_uuid: subject, pagination: { limit: perPage, offset: (page - 1) * perPage } }
  const { data, isError, isPlaceholderData } = useApi(
    'feedback.listFeedback',
    { query },
    { placeholderData: keepPreviousData, retry: false },
  )
  if (isError) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Client testimonials
      </h2>
      {!data && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={96} />
        </div>
      )}
      {data?.count === 0 && (
        <p className={styles.none}>
          No testimonials yet. They appear here once clients have worked together with this assistant.
        </p>
      )}
      {data && data.count > 0 && (
        <>
          <ul className={styles.list} aria-busy={isPlaceholderData}>
            {data.feedback.map((each) => (
              <li key={each.uuid}>
                <TestimonialCard testimonial={each} />
              </li>
            ))}
          </ul>
          <PageLinks
            label="Pages of testimonials"
            page={page}
            pages={Math.ceil(data.count / perPage)}
            onPage={setPage}
          />
        </>
      )}
    </section>
  )
}
