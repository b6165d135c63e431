import { SignUpBelow } from '../../../accounts/sign-in/sign-up.tsx'
import { CandidatesStep } from '../../../matching/candidates/candidates-step.tsx'
import { ZoneOfCity } from '../../../core/places/zone-of-city.tsx'
import { PriceLine } from '../../../billing/prices/price-line.tsx'

interface CandidatesWithPriceProps {
  readonly isFreeText: boolean
  readonly onBack: () => void
}

/** The last step with what other features put into it. */
export function CandidatesWithPrice(props: CandidatesWithPriceProps) {
  return <CandidatesStep ZonePicker={ZoneOfCity} PriceLine={PriceLine} signUp={<SignUpBelow />} {...props} />
}
