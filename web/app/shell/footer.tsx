import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useBrand } from '../../platform/configuration/brand.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import styles from './footer.module.css'

/** A4.4: on pages of people who aren't signed in; only links that lead somewhere. */
export function Footer() {
  const { name } = useBrand()
  const support = useConfiguration().data?.links.client_support
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <span>{name}: Canadian and American virtual assistants</span>
        <ul className={styles.links}>
          <li>
            <Link to={paths.search('requirements')}>Find an assistant</Link>
          </li>
          <li>
            <Link to={paths.contact()}>Book a Consult</Link>
          </li>
          <li>
            <Link to={paths.healthcheck()}>Status</Link>
          </li>
          {support && (
            <li>
              <a href={`mailto:${support}`}>{support}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}
