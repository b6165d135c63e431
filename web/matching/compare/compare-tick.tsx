import { announce } from '../../ui/notice/live-region.tsx'
import styles from './compare-tick.module.css'
import { maxCompared, toggleCompared, useCompared, type Compared } from './compared.ts'

/** Chooses a candidate to be compared with others. */
export function CompareTick({ person }: { person: Compared }) {
  const compared = useCompared()
  const isChosen = compared.some(({ uuid }) => uuid === person.uuid)

  function choose(): void {
    if (!isChosen && compared.length >= maxCompared)
      return announce(`You can compare up to ${maxCompared} people. Take someone out first.`)
    toggleCompared(person)
  }

  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isChosen} onChange={choose} aria-label={`Compare ${person.name}`} />
      <span aria-hidden="true">Compare</span>
    </label>
  )
}
