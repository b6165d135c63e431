import { OwnPreferences, useOwnPreferences } from '../../../accounts/preferences/own-preferences.tsx'
import { EarlyAccessPanel } from '../../../core/early-access/early-access-panel.tsx'
import { ZoneOfCity } from '../../../core/places/zone-of-city.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'

/** A3.10: how the product behaves towards the signed-in person. */
export default function PreferencesPage() {
  const { data } = useOwnPreferences()
  return (
    <MemberPage heading="Preferences">
      <OwnPreferences ZonePicker={ZoneOfCity} />
      {data && <EarlyAccessPanel member={data.early_access} />}
    </MemberPage>
  )
}
