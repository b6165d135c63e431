import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Input } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { ReviewReply } from './review-reply.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import { testimonialsPerPage } from './testimonials-per-page.ts'
import styles from './testimonials.module.css'

interface TestimonialsProps {
  readonly subject: string
  /** The search of the page: a visitor reads about those whom it shows them. */
  readonly search: Omit<NonNullable<Input<'feedback.listFeedback'>['query']>, 'pagination'>
}

/** B5.3, B5.7: what clients say about an assistant, a page at a time; B5.8: nothing at all when it can't be loaded. */
export function Testimonials({ subject, search }: TestimonialsProps) {
  const [page, setPage] = useState(1)
  const titleId = useId()
  const isTablet = useMediaQuery('(min-width: 48.0625em) and (max-width: 64em)', false, {
    getInitialValueInEffect: false,
  })
  const perPage = testimonialsPerPage(isTablet)
  const query = { ...search, subject_uuid: subject, pagination: { limit: perPage, offset: (page - 1) * perPage } }
  const { data, isError, isPlaceholderData } = useApi(
    'feedback.listFeedback',
    { query },
    { placeholderData: keepPreviousData, retry: false },
  )
  if (isError) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t.testimonials()}
      </h2>
      {!data && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={96} />
        </div>
      )}
      {data?.count === 0 && <p className={styles.none}>{t.noTestimonials()}</p>}
      {data && data.count > 0 && (
        <>
          <ul className={styles.list} aria-busy={isPlaceholderData}>
            {data.feedback.map((each) => (
              <li key={each.uuid}>
                <TestimonialCard testimonial={each} />
                <ReviewReply reply={each.reply} title={t.theirReply()} />
              </li>
            ))}
          </ul>
          <PageLinks label={t.pages()} page={page} pages={Math.ceil(data.count / perPage)} onPage={setPage} />
        </>
      )}
    </section>
  )
}
