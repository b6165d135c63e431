import { useSession } from '../../../platform/session/session.ts'
import type { ZonePicker } from '../filters/zone-filter.tsx'
import styles from './candidates-step.module.css'
import { CandidateGridSkeleton } from './candidate-grid-skeleton.tsx'
import type { PriceLine } from './role-panel.tsx'
import { SignedInCandidates } from './signed-in-candidates.tsx'
import { VisitorCandidates } from './visitor-candidates.tsx'

export interface CandidatesStepProps {
  /** B3.4: staff in a project type hours freely. */
  readonly isFreeText: boolean
  readonly onBack: () => void
  readonly ZonePicker: ZonePicker
  readonly PriceLine: PriceLine
}

/** B4: who fits, best first: all of them for a signed-in person, up to three for a visitor. */
export function CandidatesStep(props: CandidatesStepProps) {
  const { user, status } = useSession()
  if (status === 'unknown') return <div className={styles.waiting}><CandidateGridSkeleton cards={6} /></div>
  return user === null ? <VisitorCandidates onBack={props.onBack} /> : <SignedInCandidates {...props} />
}
