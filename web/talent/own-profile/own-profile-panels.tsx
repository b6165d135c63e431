import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { HoursForm } from './hours-form.tsx'
import { IdentificationForm } from './identification-form.tsx'
import { sectionIds } from './own-sections.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { WordsForm } from './words-form.tsx'
import { WorkForm } from './work-form.tsx'

interface OwnProfilePanelsProps {
  readonly profile: OwnProfile
  /** The photo clients see, as it is drawn everywhere; a page hands it in. */
  readonly photo: ReactNode
}

/** All that an assistant, or someone who applies to be one, writes of themselves; each part is saved on its own. */
export function OwnProfilePanels({ profile, photo }: OwnProfilePanelsProps) {
  return (
    <>
      <div id={sectionIds.photo}>
        <PhotoPanel profile={profile} preview={photo} />
      </div>
      <div id={sectionIds.words}>
        <Panel title="About you">
          <WordsForm profile={profile} />
        </Panel>
      </div>
      <div id={sectionIds.work}>
        <Panel
          title="What you do"
          lead="Clients search by role, then by skill and tool. Say honestly how well you know each."
        >
          <WorkForm profile={profile} />
        </Panel>
      </div>
      <div id={sectionIds.hours}>
        <Panel title="Hours and week">
          <HoursForm profile={profile} />
        </Panel>
      </div>
      <Panel title="How you identify (optional)">
        <IdentificationForm profile={profile} />
      </Panel>
    </>
  )
}
