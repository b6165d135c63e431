import * as t from '@talentplace/contract/core/messages/home'
import { lazy } from 'react'
import { Examples } from '../../../matching/requirements/examples.tsx'
import { RequirementsStep } from '../../../matching/requirements/requirements-step.tsx'
import { LowestRate } from '../../../billing/prices/lowest-rate.tsx'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx'
import { continueDraft } from './continue-draft.ts'
import styles from './landing-page.module.css'

const BelowSearch = lazy(() => import('./home/below-search.tsx'))

/** `/`: the first step as the product's front door, and below it what makes one trust it. */
export default function LandingPage() {
  const { criteria, update } = useCriteria()
  return (
    <div className={styles.landing}>
      <div className={styles.search}>
        <p className={styles.what}>
          <span>{t.tagline()}</span>{' '}
          <span className={styles.price}>
            <LowestRate />
          </span>
        </p>
        <RequirementsStep
          Start={Examples}
          keywords={criteria.keywords}
          hasRoles={criteria.rids.length > 0}
          notMeant={criteria.not_meant}
          onLeaveOut={({ key, without }) =>
            update((present) => ({ not_meant: [...present.not_meant, key], ...without(present) }))
          }
          onKeywords={(rewrite) => update(({ keywords }) => ({ keywords: rewrite(keywords) }))}
          onNext={(rewrite) => {
            update(({ keywords }) => ({ keywords: rewrite(keywords) }))
            update({}, { step: 'roles' })
            continueDraft()
          }}
        />
      </div>
      <div className={styles.below}>
        <LazyOnVisible fallback={<div className={styles.room} />}>
          <BelowSearch />
        </LazyOnVisible>
      </div>
    </div>
  )
}
