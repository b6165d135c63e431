import * as t from '@talentplace/contract/core/messages/shell'
import { Link } from 'react-router'
import { useBrand } from '../../platform/configuration/brand.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { marketingMenu } from './marketing-links.ts'
import { NavigationDialog } from './navigation-dialog.tsx'
import styles from './marketing-menu.module.css'

/** A4.2: the same links where the header has no room for them. */
export default function MarketingMenu({ onClose }: { onClose: () => void }) {
  const { name } = useBrand()
  const { links, company, after } = marketingMenu(useFlag('enable-new-footer-links'), name)
  const consult = { label: t.bookConsult(), to: paths.contact() }
  return (
    <NavigationDialog label={t.menu()} onClose={onClose}>
      <nav aria-label={t.mainNavigation()}>
        <ul className={styles.links}>
          {[...links, ...after, consult].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {company.length > 0 && (
          <>
            <h2 className={styles.title}>{t.company()}</h2>
            <ul className={styles.links}>
              {company.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link} onClick={onClose}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </nav>
    </NavigationDialog>
  )
}
