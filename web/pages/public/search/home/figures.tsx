import * as t from '@talentplace/contract/core/messages/home'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import { useApi } from '../../../../platform/api/query.ts'
import styles from './figures.module.css'

const number = new Intl.NumberFormat(locales[currentLanguage()])

function Figure({ value, text }: { value: string; text: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What is counted of the marketplace; what isn't there yet isn't shown. Their place is held while they are on their way. */
export function Figures() {
  const { data } = useApi('operations.getMarketplaceFigures', {}, { staleTime: 10 * 60_000, meta: { hasRoom: true } })
  return (
    <section className={styles.figures} aria-label={t.figures()}>
      {data && (
        <dl>
          {data.assistants > 0 && <Figure value={number.format(data.assistants)} text={t.assistantsToFind()} />}
          {data.rating !== null && (
            <Figure
              value={t.rating({ rating: number.format(data.rating) })}
              text={data.reviews === 1 ? t.fromReview() : t.fromReviews({ count: number.format(data.reviews) })}
            />
          )}
          {data.hours_worked > 0 && <Figure value={number.format(data.hours_worked)} text={t.hoursWorked()} />}
        </dl>
      )}
    </section>
  )
}
