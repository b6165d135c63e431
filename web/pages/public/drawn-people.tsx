import styles from './drawn-people.module.css'

/** Some of the drawn portraits, as an ornament: they stand for people, and are nobody. */
const portraits = [4, 45, 20, 28, 18, 48] as const

export function DrawnPeople() {
  return (
    <div className={styles.people} aria-hidden="true">
      {portraits.map((id) => (
        <img key={id} src={`/api/file/avatar/${id}`} alt="" width={112} height={112} loading="lazy" decoding="async" />
      ))}
    </div>
  )
}
