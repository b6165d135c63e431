import type { RankedCandidate } from '@talentplace/contract/matching/search.routes'
import { requestLogin } from '../../../platform/session/session.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import type { CardContext } from './candidate-card.tsx'
import { CandidateGrid } from './candidate-grid.tsx'
import styles from './visitor-preview.module.css'

interface VisitorPreviewProps {
  readonly candidates: readonly RankedCandidate[]
  readonly count: number
  readonly context: CardContext
  /** The criteria, as the sign-up page's address carries them. */
  readonly signupQuery: string
}

/** B4.1: what a visitor sees: up to three candidates, how many there are, and the way to see them all. */
export function VisitorPreview({ candidates, count, context, signupQuery }: VisitorPreviewProps) {
  const hidden = count - candidates.length
  return (
    <>
      <CandidateGrid candidates={candidates} context={context} page={null} />
      <section className={styles.invitation} aria-labelledby="create-account">
        <h2 id="create-account" className={styles.title}>
          Create an account to see your full candidate profiles
        </h2>
        <p className={styles.text}>
          {hidden > 0
            ? `${hidden.toLocaleString('en-CA')} more ${hidden === 1 ? 'person has' : 'people have'} the hours you need.`
            : 'Everyone who has the hours you need is shown above.'}{' '}
          Your search is kept as it is.
        </p>
        <div className={styles.ways}>
          <LinkButton to={`${paths.signup()}/?${signupQuery}`}>GET STARTED</LinkButton>
          <Button
            variant="outline"
            onClick={() => requestLogin({ message: `Sign in to see all ${count.toLocaleString('en-CA')} candidates` })}
          >
            Sign In
          </Button>
        </div>
      </section>
    </>
  )
}
