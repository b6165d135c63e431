import { getBill, getBillFile, listBills, listBillTime } from './bill.routes.ts'
import { calculateBill, createBill, listPayees, moveBill, postBill, runBills, saveBill } from './staff-bill.routes.ts'

/** Every operation of the feature. */
export const billsOperations = {
  listBills,
  getBill,
  listBillTime,
  getBillFile,
  listPayees,
  createBill,
  saveBill,
  calculateBill,
  runBills,
  postBill,
  moveBill,
} as const
