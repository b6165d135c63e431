import { stemsOf } from './outside-words.ts'

/** What people call someone who does work of ours; one of these says that a post is meant, whatever stands before it. */
export const postStems = stemsOf(`
  officer coordinator manager assistant specialist engineer writer intern clerk analyst agent admin administrator associate consultant freelancer editor designer developer researcher representative rep lead
  trainee temp expert planner buyer bookkeeper accountant secretary receptionist scribe coder paralegal recruiter translator transcriber marketer producer strategist copywriter proofreader tester programmer
  webmaster dispatcher broker moderator host`)

/** What is done at a desk, and what it is done to. */
export const deskStems = stemsOf(`
  answer reply respond manage organize schedule book booking calendar appointment email inbox phone call caller write edit proofread review report track research find look search compare update enter type copy
  cleanup pipeline charge charges community message messages inquiry question questions stage reply member members seo ads subscribe subscriber audience keyword link links ticket tickets refund complaint crm
  presentation proposal quote quotes renewal insurance mortgage patient referral dispatch route freight customs sku payroll tax taxes bookkeeping accounting reconciliation balance bank statement receipt receipts
  data spreadsheet excel file form document database list invoice bill pay payment expense budget forecast account client customer lead sale sales market marketing post social website web site online software app design
  content campaign newsletter project team process system order supplier vendor shipment stock inventory record prepare plan remind follow translate transcribe captions notes minutes policy claims candidate resume
  hire onboard training course listing tenant contract legal survey analyze analysis automate automation set setup create build run handle help coordinate arrange submit collect convert format upload publish
  moderate chase reconcile categorize sort tidy admin administrative paperwork business company agency ceo boss founder board meeting travel event webinar podcast video photo logo brand slides deck bug`)
