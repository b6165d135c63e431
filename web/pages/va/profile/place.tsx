import { Link } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import styles from './place.module.css'

/** Where they live, and the one place where that is changed. */
export function Place({ city, region }: { city: string; region: string }) {
  return (
    <p className={styles.place}>
      {city}, {region}. Clients see this and your local time.{' '}
      <Link to={paths.contactInfo()}>Change it in your contact information</Link>
    </p>
  )
}
