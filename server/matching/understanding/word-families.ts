/** Words that mean nearly the same here; a word read through its family counts a little less than itself. */
const families = `
client customer buyer shopper
photo picture image pic photograph snapshot pix
video footage film vid
website site webpage web
store shop boutique
staff employee worker personnel teammate
phone telephone
call dial ring
email mail inbox
message dm text
appointment appt
schedule calendar
reschedule rebook
social socials
invoice bill
pay payment paid
owe owing owed
late overdue delinquent
chase follow nag
reconcile reconciliation
bookkeeper bookkeeping bookkeep
analyse analysis analyst analytics analytical
transcribe transcription transcript transcriptionist
translate translation translator
reception receptionist
administration administrator administrative admin
lawyer attorney solicitor barrister counsel
doctor physician gp
dentist dental dentistry orthodontist
clinic practice
realtor realty
apartment flat condo
house home
tenant renter lodger
trip travel journey
flight airfare plane
hotel accommodation lodging
event function
conference summit convention symposium
speaker presenter
attendee participant registrant
recruit recruiter recruitment
candidate applicant
resume cv
vacation holiday
course class curriculum
lesson module
student learner pupil
train teach coach
quiz test exam
slide deck powerpoint presentation
logo emblem
flyer leaflet pamphlet handout
brochure booklet
poster sign
article blog
write author pen draft
copywriter copywriting
edit revise
proofread proofreader proof
mistake error typo
grammar spelling punctuation
manual handbook guide
procedure sop process
documentation documents
data info information
spreadsheet excel sheet
report reporting
dashboard scorecard
chart graph
number figure
budget forecast projection
donor donation donate
fundraise fundraising fundraiser
grant funding
nonprofit charity ngo
refund reimbursement reimburse
complaint complain
angry upset mad unhappy furious annoyed frustrated
ticket case
support service
troubleshoot debug diagnose fix
bug glitch defect
crash freeze
computer laptop pc desktop
cancel quit unsubscribe
lead prospect
sale sell sales selling
marketing promotion advertise
ad advert advertisement commercial
newsletter ezine bulletin
subscriber follower audience
competitor competition rival
survey questionnaire poll
trend pattern
journalist reporter
press media
publicist publicity
podcast podcaster
episode installment
supplier vendor manufacturer
purchase buy procure procurement purchasing
quote estimate quotation bid
shipment parcel package delivery
freight cargo
truck lorry rig
driver trucker
dispatch dispatcher
crew technician tech
inventory stock
warehouse stockroom depot
reorder restock replenish
project initiative
deadline milestone
task todo
automate automation automatic automatically
connect integrate integration link sync
workflow flow
chatbot bot
develop developer dev programmer coder code program
design designer
redesign refresh revamp overhaul makeover
organise organize organiser organisation organized tidy sort declutter
messy mess disorganised chaotic chaos disaster shambles
paperwork papers paper
file folder
type typing typist
enter input key
duplicate dupe
research investigate
list directory
errand chore
gift present
restaurant dining dinner
kid child children son daughter
family household
denied rejected denial rejection deny reject
insurance insurer insurers
mortgage loan lending
lender bank
borrower applicant
rent rental
lease tenancy
guest visitor traveller
contract agreement
court tribunal
legal law
closing close
payroll wage salary paycheque paycheck
timesheet timecard
bank banking
expense expenditure cost
profit profitability margin
accounting accountant accounts
audit auditor
month monthly
slow sluggish
broken busted
boring bland dull
ugly outdated dated tacky
grow growth scale
help assist
plan planning
meet meeting
president ceo founder director executive exec
busy swamped overwhelmed buried drowning overloaded
collect collection collections collector
remind reminder
renew renewal
onboard onboarding
welcome greet
answer reply respond response
question inquiry enquiry query
moderate moderator moderation mod
group community
member membership
tiktok reels
caption subtitle
audio sound
retouch touch
background backdrop
product item goods merchandise
return exchange
optimise optimize optimisation optimization
rank ranking
assistant aide helper
secretary clerk
specialist expert guru wizard ninja whiz pro
`

/** Each word's family, as lists of at least two words. */
export const wordFamilies: readonly (readonly string[])[] = families
  .split('\n')
  .map((line) => line.trim().split(/[\s-]+/))
  .filter((family) => family.length > 1)
