import * as t from '@talentplace/contract/matching/messages/compare'
import { announce } from '../../ui/notice/live-region.tsx'
import styles from './compare-tick.module.css'
import { maxCompared, toggleCompared, useCompared, type Compared } from './compared.ts'

/** Chooses a candidate to be compared with others. */
export function CompareTick({ person }: { person: Compared }) {
  const compared = useCompared()
  const isChosen = compared.some(({ uuid }) => uuid === person.uuid)

  function choose(): void {
    if (!isChosen && compared.length >= maxCompared) return announce(t.tooMany({ count: maxCompared }))
    toggleCompared(person)
  }

  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isChosen} onChange={choose} aria-label={t.comparePerson({ name: person.name })} />
      <span aria-hidden="true">{t.compare()}</span>
    </label>
  )
}
