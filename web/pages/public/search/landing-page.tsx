import { RequirementsStep } from '../../../features/matching/requirements/requirements-step.tsx'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { continueDraft } from './continue-draft.ts'
import styles from './landing-page.module.css'

/** `/`: the first step as the product's front door. */
export function LandingPage() {
  const { criteria, update } = useCriteria()
  return (
    <div className={styles.landing}>
      <RequirementsStep
        keywords={criteria.keywords}
        hasRoles={criteria.rids.length > 0}
        onKeywords={(rewrite) => update(({ keywords }) => ({ keywords: rewrite(keywords) }))}
        onNext={(rewrite) => {
          update(({ keywords }) => ({ keywords: rewrite(keywords) }))
          update({}, { step: 'roles' })
          continueDraft()
        }}
      />
    </div>
  )
}
