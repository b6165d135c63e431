import type { Introduction } from '@talentplace/contract/matching/introduction.routes'
import { introductionHours } from '@talentplace/contract/core/criteria/limits'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { Portrait } from '../candidates/card/portrait.tsx'
import styles from './introductions.module.css'

/** One real assistant, in a line or two; the whole of it leads to their profile. */
export function IntroductionCard({ person }: { person: Introduction }) {
  const { uuid, given_name, avatar_id, role, city, region, free_hours } = person
  return (
    <Link className={styles.card} to={paths.assistant(uuid, { rids: [role.id], hours: [introductionHours] })}>
      <Portrait avatarId={avatar_id} name={given_name} size="card" />
      <span className={styles.words}>
        <strong className={styles.name}>{given_name}</strong>
        <span className={styles.role}>{role.value}</span>
        <span className={styles.facts}>
          {city}, {region}
        </span>
        <span className={styles.facts}>{free_hours} h a month free</span>
      </span>
    </Link>
  )
}
