import { paths } from '../../../platform/navigation/paths.ts'
import { Portrait } from '../../../matching/candidate-parts/portrait.tsx'
import { RatingLine } from '../../../matching/candidate-parts/rating-line.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { KeywordChip } from '../../../ui/keyword-chip.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Profile } from './assistant-state.ts'
import styles from './va-home.module.css'

/** What clients see of the person, in short, and the way to the whole of it. */
export function OwnProfile({ profile }: { profile: Profile }) {
  const { avatar_id, display_name, preferred_pronouns, city, region, roles, blurb } = profile
  return (
    <Panel title="What clients see of you">
      <div className={styles.profile}>
        <div className={styles.person}>
          <Portrait avatarId={avatar_id} name={display_name} size="profile" />
          <div>
            <p className={styles.name}>
              {display_name} {preferred_pronouns && <span className={styles.pronouns}>{preferred_pronouns}</span>}
            </p>
            <p className={styles.place}>
              {city}, {region}
            </p>
            <RatingLine candidate={profile} />
          </div>
        </div>
        {roles.length > 0 && (
          <ul className={styles.roles}>
            {roles.map((role) => (
              <li key={role}>
                <KeywordChip kind="role" label={role} />
              </li>
            ))}
          </ul>
        )}
        {blurb && <p className={styles.blurb}>{blurb}</p>}
        <div>
          <LinkButton variant="outline" to={paths.ownProfile()}>
            Change your profile
          </LinkButton>
          <LinkButton variant="quiet" to={paths.ownProfilePreview()}>
            See it as clients do
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}
