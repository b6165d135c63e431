import {
  approveAdjustment,
  createAdjustment,
  getAdjustment,
  listAdjustedPlaces,
  listAdjustments,
  saveAdjustment,
  voidAdjustment,
} from './adjustments/adjustment.routes.ts'

/** Every operation of the feature. */
export const adjustmentsOperations = {
  listAdjustments,
  getAdjustment,
  listAdjustedPlaces,
  createAdjustment,
  saveAdjustment,
  approveAdjustment,
  voidAdjustment,
} as const
