import { Link } from 'react-router'
import { OwnProfilePanels } from '../../../talent/own-profile/own-profile-panels.tsx'
import { ReviewNotice } from '../../../talent/own-profile/review-notice.tsx'
import { TipsPanel } from '../../../talent/own-profile/tips-panel.tsx'
import { TimeAwayPanel } from '../../../talent/time-away/time-away-panel.tsx'
import { Portrait } from '../../../matching/candidate-parts/portrait.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './profile-page.module.css'

/** Where they live, and the one place where that is changed. */
function Place({ city, region }: { city: string; region: string }) {
  return (
    <p className={styles.place}>
      {city}, {region}. Clients see this and your local time.{' '}
      <Link to={paths.contactInfo()}>Change it in your contact information</Link>
    </p>
  )
}

/** C5.1 /va/profile: what clients see of an assistant, theirs to write. */
export default function ProfilePage() {
  const own = useApi('assistants.getOwnProfile', {})
  return (
    <MemberPage heading="Profile" lead="What clients see of you, and how their searches find you.">
      <Loaded of={own} height={640} errorMessage="Your profile could not be loaded. Please try again.">
        {(profile) =>
          profile.state === 'lost' ? (
            <Panel
              title="Your profile stays as it is"
              lead="You have left us, so nothing of it can be changed. Write to us if you’d like to come back."
            >
              <Place city={profile.city} region={profile.region} />
            </Panel>
          ) : (
            <>
              <div>
                <LinkButton variant="outline" to={paths.ownProfilePreview()}>
                  See your profile as clients do
                </LinkButton>
              </div>
              {profile.review && <ReviewNotice review={profile.review} />}
              <TipsPanel tips={profile.tips} />
              <OwnProfilePanels
                profile={profile}
                photo={<Portrait avatarId={profile.avatar_id} name={profile.display_name} size="profile" />}
              />
              <Panel title="Where you are">
                <Place city={profile.city} region={profile.region} />
              </Panel>
              <TimeAwayPanel />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  )
}
