import { renewalDeps, type RenewalPlatform } from './charges/renewal-deps.ts'
import { addHoursOperation } from './added-hours/add-hours.ts'
import { previewAddedHoursOperation } from './added-hours/preview-added-hours.ts'

/** Hours that a client buys for the period that runs. */
export function addedHoursOperations(platform: RenewalPlatform) {
  return {
    previewAddedHours: previewAddedHoursOperation(platform),
    addHours: addHoursOperation(renewalDeps(platform)),
  }
}
