import * as t from '@talentplace/contract/accounts/messages/sign-in'
import { useBrand } from '../../platform/configuration/brand.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { visibleBrandsNow } from './visible-brands.ts'
import type { KnownBrands } from '../stages/stage.ts'
import styles from './brand-logos.module.css'

/** What the second brand is called before its configured name is known; the same as the server's default. */
const defaultPartner = 'AskBetty'

/** B7.2: the logos of the brands that the entered email already has an account with; ours until one is known. */
export function BrandLogos({ brands }: { brands: KnownBrands }) {
  const { name } = useBrand()
  const partner = useConfiguration().data?.partner_brand ?? defaultPartner
  const visibleBrands = visibleBrandsNow(brands)
  return (
    <div className={styles.brands}>
      <ul className={styles.logos} aria-label={t.worksWith()}>
        {visibleBrands.includes('own') && (
          <li className={styles.logo}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 5.5h16v4h-5.6V21H9.6V9.5H4z" fill="var(--spruce-text)" />
              <circle cx="19" cy="17.5" r="3.5" fill="var(--marigold)" />
            </svg>
            {name}
          </li>
        )}
        {visibleBrands.includes('partner') && (
          <li className={styles.logo}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 4h16v12h-6l-5 5v-5H4z" fill="var(--tool-text)" />
              <path d="M8 9h8M8 12h5" stroke="var(--surface)" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
            {partner}
          </li>
        )}
      </ul>
      {brands.partner && (
        <p className={styles.note}>
          {brands.own ? t.oneAccountForBoth() : t.partnerOpensOurs({ partner, brand: name })}
        </p>
      )}
    </div>
  )
}
