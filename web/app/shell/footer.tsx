import * as t from '@talentplace/contract/core/messages/shell'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { useBrand } from '../../platform/configuration/brand.ts'
import { LanguageLink } from '../../platform/languages/language-link.tsx'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { footerColumns } from './marketing-links.ts'
import styles from './footer.module.css'

/** A4.4: on pages of people who aren't signed in. */
export function Footer() {
  const { name } = useBrand()
  const links = useConfiguration().data?.links
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.about}>{t.footerAbout({ brand: name })}</p>
        {footerColumns.map(({ title, links: column }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {column.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ul className={styles.small}>
          <li>
            <LanguageLink />
          </li>
          <li>
            <Link to={paths.terms()}>{t.terms()}</Link>
          </li>
          <li>
            <Link to={paths.privacy()}>{t.privacy()}</Link>
          </li>
          <li>
            <Link to={paths.healthcheck()}>{t.serviceStatus()}</Link>
          </li>
          {links?.social.map(({ name: site, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {site}
              </a>
            </li>
          ))}
          {links && (
            <li>
              <a href={`mailto:${links.client_support}`}>{links.client_support}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}
