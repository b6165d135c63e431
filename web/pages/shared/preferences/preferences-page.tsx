import { EarlyAccessPanel } from '../../../core/early-access/early-access-panel.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { OwnPreferences, useOwnPreferences } from './own-preferences.tsx'

/** A3.10: how the product behaves towards the signed-in person. */
export default function PreferencesPage() {
  const { data } = useOwnPreferences()
  return (
    <MemberPage heading="Preferences">
      <OwnPreferences />
      {data && <EarlyAccessPanel member={data.early_access} />}
    </MemberPage>
  )
}
