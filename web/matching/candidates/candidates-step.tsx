import type { ReactNode } from 'react'
import { useSession } from '../../platform/session/session.ts'
import styles from './candidates-step.module.css'
import { CandidateGridSkeleton } from './results/candidate-grid-skeleton.tsx'
import { type CandidatesStepProps, SignedInCandidates } from './signed-in-candidates.tsx'
import { VisitorCandidates } from './visitor-candidates.tsx'

/** B4: who fits, best first: all of them for a signed-in person, up to three for a visitor. */
export function CandidatesStep({ signUp, ...props }: CandidatesStepProps & { readonly signUp: ReactNode }) {
  const { user, status } = useSession()
  if (status === 'unknown')
    return (
      <div className={styles.waiting}>
        <CandidateGridSkeleton cards={6} />
      </div>
    )
  return user === null ? <VisitorCandidates onBack={props.onBack} signUp={signUp} /> : <SignedInCandidates {...props} />
}
