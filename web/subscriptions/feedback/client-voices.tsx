import * as t from '@talentplace/contract/subscriptions/messages/reviews'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { useApi } from '../../platform/api/query.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './client-voices.module.css'

const maxVisible = 3
const maxStars = 5

/** B7.1: what clients said last, whoever it was about. Nothing where nobody has said anything yet, or it can't be loaded. */
export function ClientVoices() {
  const { data, isError } = useApi(
    'feedback.listFeedback',
    { query: { least_rating: maxStars, pagination: { limit: maxVisible } } },
    { retry: false },
  )
  const isDemo = useConfiguration().data?.demo === true
  if (isError || data?.count === 0) return null
  return (
    <section className={styles.voices} aria-labelledby="client-voices">
      <h2 id="client-voices" className={styles.heading}>
        {t.whatClientsSay()}
      </h2>
      {isDemo && <p className={styles.demo}>{t.sampleReviews()}</p>}
      {data ? (
        <ul className={styles.list}>
          {data.feedback.map((each) => (
            <li key={each.uuid} className={styles.voice}>
              <TestimonialCard testimonial={each} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height={148} />
          <Skeleton height={148} />
          <Skeleton height={148} />
        </div>
      )}
    </section>
  )
}
