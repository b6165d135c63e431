import * as t from '@talentplace/contract/matching/messages/introductions'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { locales } from '@talentplace/contract/shared/i18n/language'
import { introductionHours } from '@talentplace/contract/core/criteria/limits'
import type { Introduction } from '@talentplace/contract/matching/introduction.routes'
import { Link } from 'react-router'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { Portrait } from '../candidate-parts/portrait.tsx'
import styles from './introductions.module.css'

const number = new Intl.NumberFormat(locales[currentLanguage()])

function ratedText(mean: number, count: number): string {
  const rating = number.format(mean)
  return count === 1 ? t.ratedOnce({ rating }) : t.rated({ rating, count: number.format(count) })
}

const places = [1, 2, 3, 4, 5, 6]

/** One real assistant, in a line or two; the whole of it leads to their profile. */
function IntroductionCard({ person }: { person: Introduction }) {
  const { uuid, given_name, avatar_id, role, city, region, free_hours, rating, feedback_count } = person
  const isRated = useFlag('new-client-checkout-va-rating')
  return (
    <Link className={styles.card} to={paths.assistant(uuid, { rids: [role.id], hours: [introductionHours] })}>
      <Portrait avatarId={avatar_id} name={given_name} size="card" />
      <span className={styles.words}>
        <strong className={styles.name}>{given_name}</strong>
        <span className={styles.role}>{role.value}</span>
        <span className={styles.facts}>
          {city}, {region}
        </span>
        <span className={styles.facts}>{t.freeHours({ hours: free_hours })}</span>
        {isRated && rating !== null && feedback_count > 0 && (
          <span className={styles.facts}>{ratedText(rating, feedback_count)}</span>
        )}
      </span>
    </Link>
  )
}

/** Some of the people who can be hired, and how many there are. Nothing where there is nobody, or they can't be loaded. */
export function Introductions() {
  const { data, isError } = useApi('matching.listIntroductions', {}, { staleTime: 5 * 60_000 })
  if (isError || data?.introductions.length === 0) return null
  return (
    <TitledSection
      id="introductions"
      title={data ? t.meetOfCount({ count: number.format(data.count) }) : t.meetAssistants()}
      busy={!data}
    >
      <ul className={styles.people}>
        {data
          ? data.introductions.map((person) => (
              <li key={person.uuid}>
                <IntroductionCard person={person} />
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton height={114} />
              </li>
            ))}
      </ul>
    </TitledSection>
  )
}
