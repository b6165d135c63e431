import { useApi } from '../../platform/api/query.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { TitledSection } from '../../ui/page/titled-section.tsx'
import { IntroductionCard } from './introduction-card.tsx'
import styles from './introductions.module.css'

const places = [1, 2, 3, 4, 5, 6]
const number = new Intl.NumberFormat('en-CA')

/** Some of the people who can be hired, and how many there are. Nothing where there is nobody, or they can't be loaded. */
export function Introductions() {
  const { data, isError } = useApi('matching.listIntroductions', {}, { staleTime: 5 * 60_000 })
  if (isError || data?.introductions.length === 0) return null
  return (
    <TitledSection
      id="introductions"
      title={data ? `Meet some of our ${number.format(data.count)} assistants` : 'Meet some of our assistants'}
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
