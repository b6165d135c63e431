/** What clients might type, with the role slugs a person would accept as an answer. None is a name or keyword of the data. */
export interface RolePhrase {
  phrase: string
  acceptable: string[]
}

/** Role slugs parted by spaces, with the phrases (parted by bars) that any of them answers. */
const phrasesByRoles: Record<string, string> = {
  'general-virtual-assistant': `I just need an extra set of hands for the boring stuff | help me stay on top of everything at my little company | part time VA for a life coach | va for a few hours, mostly email and odd tasks
    | mom of three running a side business, need backup | vitual assistant for a busy contractor | somebody to do whatever I don't have time for | all round helper for my coaching practice`,
  'general-virtual-assistant executive-assistant': `I have 3,000 unread messages in Gmail | clear out my mailbox every morning and tell me what matters | my inbox is a mess and I keep missing meetings | I answer emails until midnight
    | sort through my messages and reply to the easy ones | I forget to answer people and it costs me work | triage my inbox and keep my calendar tidy`,
  'general-virtual-assistant administrative-assistant': `a bit of typing, a bit of scheduling, some follow up | somebody to take the day to day paperwork off me | I'm a one woman show and drowning in admin | extra help around the office but online
    | someone reliable for a few admin hours per week`,
  'general-virtual-assistant executive-assistant operations-manager': `right hand person for a solo consultant`,
  'general-virtual-assistant administrative-assistant executive-assistant': `I can't keep up with emails and follow ups while I'm on job sites`,
  'executive-assistant': `our chief executive is in meetings all day and her diary is out of control | arrange my board calls and brief me the night before | aide for a busy vice president
    | board meeting prep and travel for our executive director | EA for a startup founder | keep my boss's schedule straight | manage CEO inbox and diary | organize the founder's week
    | excutive assistant to two partners | my mornings disappear into scheduling | support our CEO with scheduling and expense reports`,
  'executive-assistant travel-coordinator': `coordinate meetings across time zones and book travel for our president`,
  'executive-assistant general-virtual-assistant': `I keep getting booked into two meetings at the same time | say no to people who want my time | gatekeeper for my calendar | double booked again and my partners are annoyed`,
  'administrative-assistant': `office junior for letters, filing and minutes | take notes at our co-op meetings and type them up | secretary for a parish | prepare agendas and board minutes for our association
    | adminstrative support for a university department | nobody types up our meeting minutes | clerk to handle forms and correspondence for a nonprofit`,
  'administrative-assistant data-entry-specialist': `update spreadsheets and file documents`,
  'administrative-assistant general-virtual-assistant': `clerical help for a church office | girl friday for a small contracting firm | type letters and keep our files in order`,
  'administrative-assistant general-virtual-assistant document-specialist': `paperwork is piling up on my desk`,
  'personal-assistant': `organise my daughter’s birthday and buy the presents | find a babysitter and sort the kids dentist visits | my own house is falling apart because I work 80 hours
    | renew our passports and book the car in for winter tires | personal errands and household stuff that can be done online
    | I forget to pay my hydro bill every month and the family calendar is a joke | pick out birthday gifts for my family and get them sent
    | my mum's 70th is coming and I need someone to organize gifts and a restaurant | book plumbers, dentists and dog groomers for our family | plan my kids' summer camps
    | cancel subscriptions and fight with my phone company | personal asistant for a busy family | I never remember birthdays | someone to plan family meals and order groceries online`,
  'data-entry-specialist': `type 900 handwritten feedback cards into Excel | copy the addresses from these PDFs into our system | fast accurate typist for a backlog of order sheets
    | fill in the same web form four hundred times | data entery for a warehouse | data entry clerks | key paper survey forms into google sheets | copy 2000 business cards into a spreadsheet
    | take invoices from email and put the numbers in a spreadsheet | catalog 3000 books in a database | tons of paper forms to type | enter 500 invoices | data enrty into our database
    | a box of old forms needs to get into the computer | move data from paper into our CRM`,
  'data-entry-specialist crm-administrator': `our address book has everyone in it three times`,
  'data-entry-specialist ecommerce-assistant': `input product info from supplier catalogs`,
  'internet-researcher': `make me a list of every summer festival in Nova Scotia | compare ten brands of standing desks and tell me which is best | dig up background facts for a history book
    | look up which cities need a permit for food carts | find out which universities offer a nursing bridge program | research summer programs for teens | reserch assistant for a podcast
    | need facts and sources checked | look into the best software for dog daycares`,
  'internet-researcher market-research-analyst': `gather prices of competitors' products from their websites`,
  'internet-researcher lead-generation-specialist': `find phone numbers and addresses for churches`,
  transcriptionist: `forty oral history interviews that need writing down word for word | make captions for our lecture series | turn my voice notes into typed pages | transcripton of focus groups
    | sermons transcribed every week | turn my zoom recordings into text | type up interviews for my phd | transcribe court hearings | caption my online courses | transcibe interviews
    | board meetings are recorded but nobody types them | subtitles for my documentary | hours of dictaphone tapes`,
  'transcriptionist video-editor': `closed captions for training videos`,
  'transcriptionist translator video-editor': `subtitles in french for youtube`,
  translator: `our safety posters have to be in Punjabi and Mandarin | English to Portuguese for a cookbook | Quebec clients want their agreements in their own language
    | translate employee handbook to spanish | our menu needs to be in both english and french | I need my website in French too | localisation of our app into Spanish | spanish website copy
    | french translator for government forms | translate contracts from german | bilingual assistant to put our brochures into french | tranlate our website to spanish
    | my customers in Quebec don't understand our emails | English-Spanish interpreter for emails`,
  'document-specialist': `our Google Drive is a jungle and nobody can find a thing | make one clean Word template for all our proposals | turn a pile of scanned pages into searchable PDFs
    | fix the page numbers and headings in a long policy | convert pdfs to editable word templates | make this word doc look professional | fillable pdf forms | clean up our sharepoint
    | turn our contracts into fillable forms | format my dissertation in word | organize dropbox folders | pdf and word formating | nobody can find the latest version of anything
    | build templates in Word and tidy shared folders`,
  'document-specialist editor-proofreader': `formatting a 90 page report with table of contents`,
  'document-specialist presentation-designer': `make our proposals look nice`,
  'document-specialist data-entry-specialist administrative-assistant': `scan clean up and naming of old client files`,
  'virtual-receptionist': `every second caller hangs up because we are on the tools | somebody polite to greet callers and pass on messages | the phone rings all through lunch service
    | take calls for my salon while I cut hair | bilingual recepsionist | someone to pick up the phone when I'm on a roof | someone to answer calls for a law firm
    | receptionist for an hvac company, evenings | live answering service for plumbing business | take messages when we're closed | virtual recepionist for electrician
    | I lose jobs because I don't pick up | cover our phones over lunch`,
  'virtual-receptionist customer-support': `customers can't reach us by phone | phones ringing nonstop at our vet clinic`,
  'virtual-receptionist billing-specialist': `answer phones and do the invoices for an electrician`,
  'virtual-receptionist medical-administrative-assistant': `front desk for a dental office, remote`,
  'appointment-setter': `people ask for a haircut on Instagram and I never get them into the book | remind folks the day before so they actually turn up | move clients around when I get sick
    | get home owners on the calendar for window estimates | clients keep no-showing on their consults | I need someone to book estimates for my painting crew
    | confirm tomorrow's appointments by text | set up calendly and book my coaching calls | book appointments for a massage therapist | get prospects on my calendar
    | apointment setter for chiropractor | clients forget their bookings | keep my salon's book full`,
  'appointment-setter medical-administrative-assistant': `reduce no shows`,
  'appointment-setter sales-development-rep telemarketer': `appt setter for solar company`,
  'appointment-setter sales-development-rep lead-generation-specialist': `fill my calendar with discovery calls`,
  'travel-coordinator': `nine engineers have to be in Houston next Tuesday | cheapest way to get our hockey team to Calgary with rooms for everyone | my connections never line up and I sit in airports all night
    | travel agent type person for a touring band | looking for someone to book flights and hotels for my sales team | plan a group trip to Italy for 14 people
    | find flights and an airbnb for our team offsite | travle bookings for sales reps | spend hours hunting for cheap flights | someone to handle visas, hotels and flights for conferences
    | conference in Berlin, six people, no bookings yet`,
  'travel-coordinator event-coordinator': `we're taking 30 staff to Banff for a retreat and nobody has booked a thing`,
  'travel-coordinator executive-assistant': `arrange trips for our consultants | book my business trips`,
  'travel-coordinator executive-assistant personal-assistant': `my flights always get cancelled and I have no time to sort it out`,
  'event-coordinator': `our fiftieth anniversary dinner needs a room, a caterer and a band | run the tech and sign-ups for a live online workshop | find a hall and sponsors for the charity golf day
    | wedding season is coming and I cannot track vendors | nobody is handling speakers and registrations for our virtual summit | eventbrite set up for a workshop series
    | conference organiser for a dental association | our annual gala is in October and I need someone to plan it | organize our yearly conference
    | manage RSVPs and vendors for product launch party | plan our staff christmas party | webinar host and tech support | evnt planner for fundraiser | our webinar sign ups are a mess
    | coordinate a three day retreat for 60 women`,
  bookkeeper: `three years of receipts in a shoebox | nothing in QuickBooks matches the bank | my accountant says my records are a disaster | record what we spend and earn so I can see where we are
    | file our quarterly HST | I am six months behind on my Xero | categorize credit card transactions every month | keep track of income and expenses for my food truck | books for my bakery
    | bookeeper for trades company | help with quickbooks | monthly bookkeeping for restaurant | swamped with receipts and no clue what's deductible | reconcile bank accounts
    | categorise expenses in xero | my books are six months behind | book keeper for two restaurants | I shove receipts in a drawer | do the books for two Airbnbs | GST remittance and bank recs
    | my expense spreadsheet is a nightmare`,
  'bookkeeper accountant': `xero clean up for an agency | clean up two years of messy accounts before tax time | my quickbooks hasn't balanced since spring | CRA wants my HST and I have no records`,
  'bookkeeper payroll-administrator': `bookkeeping and payroll for a 10 person shop`,
  'ap-ar-clerk': `match packing slips with bills | accounts payable help | who hasn't paid and who do we have to pay | accounts payble | enter bills and schedule payments`,
  'ap-ar-clerk bookkeeper': `suppliers phone us because we forgot to pay them | key in two hundred supplier invoices a month and get them approved | check that what we were billed matches what we ordered
    | enter vendor bills in bill.com | vendors keep calling because their bills aren't paid | process vendor payments weekly`,
  'ap-ar-clerk billing-specialist': `see which customers still have a balance and apply the cheques that came in | acounts receivable clerk | invoices from suppliers sit in a pile | who owes us what?`,
  'payroll-administrator': `twenty servers need to be paid every second Friday | year end slips for my staff | my employees keep getting shorted on overtime | switch us from paper time cards to direct deposit
    | timesheets are always late and my guys get the wrong pay | gusto payroll | W-2s for a landscaping crew | do payroll for 12 employees | T4s and ROEs | staff complain about their pay cheques
    | process payroll in ADP | payroll for nannies | payrol for hair salon | I dread paying my staff every two weeks | pay hourly workers and send ROEs`,
  'billing-specialist': `collections for a gym with unpaid memberships | invoice customers after each job and follow up | collect late payments | set up recurring invoices | billing and collectons
    | clients take ninety days to pay | ask customers for money they owe`,
  'billing-specialist ap-ar-clerk': `half of my customers ignore their bills | I finish the job and then forget to bill for it | nicely nag people who are sixty days late | customers promised to pay in March and it is June
    | clients owe me thousands and I feel awkward asking | invocing and statements for a cleaning company | customers don't pay on time`,
  'billing-specialist bookkeeper ap-ar-clerk': `freshbooks invoices for a design studio`,
  'billing-specialist ap-ar-clerk bookkeeper': `send out invoices each Friday`,
  accountant: `the bank will not lend without proper statements | somebody qualified to close out the fiscal year for my numbered company | prepare our books for the auditors
    | depreciation schedule for our machines | who can do a notice to reader for my holding company | year end financial statements | adjusting entries and working papers before the audit
    | CPA to review the books | review engagement | acountant for corporation | auditors are coming | prepare financials for a lender`,
  'accountant bookkeeper': `bank wants a balance sheet and I don't have one`,
  'accountant tax-preparer': `corporate year end and T2`,
  'accountant financial-analyst': `fractional controller`,
  'tax-preparer': `file my personal income tax | tax returns for freelancers | haven't done my taxes since 2021 | tax preperation for self employed | I got a scary letter from revenue canada
    | personal and corporate tax filing`,
  'tax-preparer accountant': `I drive for Lyft and the CRA wants my return | I have not filed in four years | moved from Ohio to Ontario mid year, who do I owe | deductions for a home based hairdresser
    | schedule C filing self employed hairdresser | do my taxes | T2 return for a numbered company | tax retrun for uber driver | taxes and year end for my consulting corp
    | I owe the IRS and I'm scared to open the letters`,
  'financial-analyst': `will we have enough cash to get through winter | build a spreadsheet showing what happens if we add a second truck | which of our services actually makes a profit
    | three year projections for the investors | I need a cash flow forecast for the next 12 months | build a financial model for a startup | I don't know if my pricing makes sense
    | budget and forecast for next year | investors want projections | finacial model | don't know if we can afford a second location | cash flow planning for a seasonal business`,
  'financial-analyst accountant': `budget vs actual for a nonprofit board | I'm never sure if I can afford to hire another person | we make sales but there's never money in the bank`,
  'grant-writer': `our shelter lost its provincial money | write to foundations to support our literacy program | ask past givers to donate again before Christmas | apply for the small business digital subsidy
    | grant writter for first nations non-profit | we need money for our youth program | write grant proposals | fundraising letters for animal rescue | our charity needs funding
    | find grants for women entrepreneurs | donor newsletter and fundraising campaign | grant writting for a museum | donations dried up | apply for arts council funding`,
  'grant-writer copywriter': `donor thank you letters and year end appeal`,
  'grant-writer event-coordinator': `grants and events for a community theatre`,
  'customer-support': `shoppers complain that we take four days to answer | deal with unhappy buyers and exchanges | someone friendly on the website chat in the evenings | answer questions about sizes and delivery
    | we need live chat covered on weekends | custmer service rep for skincare brand | people are leaving bad reviews because nobody gets back to them | reply to customer emails and handle returns
    | our support inbox has 400 open tickets | no one picks up when customers complain | customer service for subscription box | answer DMs and emails from shoppers | customer suport on chat
    | complaints pile up on weekends | answer Etsy customer messages | 500 unanswered customer emails`,
  'customer-support ecommerce-assistant': `gorgias help for ecommerce brand | refunds and where is my order messages`,
  'technical-support': `our users forget their passwords constantly | somebody to fix printers and laptops for a fifteen person office from afar | walk people through installing our program
    | computers guy for our law office | help desk for small school | help our members use zoom | tech suport for seniors | our staff's computers keep breaking
    | set up software for new users and answer tech questions`,
  'technical-support customer-support': `tier 1 tech support saas | users can't log in to our app and I'm the one answering | troubleshoot login problems for our app's users`,
  'customer-success-manager': `half the accounts do not renew after year one | walk new buyers through their first month with our platform | keep in touch with the agencies we already serve
    | too many people quit after the trial | people sign up then cancel after a month | renewals and check in calls with subscribers | account manager to keep our retainer clients happy
    | onboard new clients for my agency | onboard new customers to our software | reduce churn | clients leave after three months | client onboarding calls | keep our customers from cancelling
    | customer sucess | subscribers cancel before they get value | check in with subscribers and get renewals`,
  'community-manager': `nobody says anything in our Facebook group | look after 2,000 gamers on Discord | keep the conversation civil among our members | kick out the spammers in our Telegram
    | keep trolls and spam out of our forum | discord mods | members aren't talking to each other in our slack | run my skool community | grow a slack community | answer members in my circle group
    | comunity manager for discord | spam everywhere in our facebook group | host discussions in our members' forum`,
  'community-manager social-media-manager': `moderate facebook group with 20k members`,
  'sales-development-rep': `reply to web leads within five minutes and set up a demo | someone hungry to open doors at mid sized companies | my quotes go out and then nobody follows up
    | find out which enquiries are serious before I talk to them | inside sales person to qualify leads | qualify inbound leads and book demos | book meetings with CFOs
    | sales devlopment for b2b software | we get inquiries but nobody follows up | warm up leads and hand them to my closer`,
  'sales-development-rep appointment-setter': `book demos for my saas`,
  'sales-development-rep appointment-setter telemarketer': `leads come in and nobody calls them back | call back people who asked for a quote`,
  'lead-generation-specialist': `names and emails of every physio clinic owner in Alberta | connect with HR directors on LinkedIn for me | I have run out of people to sell to
    | spreadsheet of restaurants that might buy our hot sauce | build a list of dentists in Ontario | find leads on linkedin | scrape emails | lead genration for realtors
    | collect emails of podcast hosts`,
  'lead-generation-specialist internet-researcher': `scrape contact info for apartment building owners`,
  'lead-generation-specialist sales-development-rep': `apollo lists and outreach | linkedin sales navigator prospecting | find me new clients | not enough people in our pipeline`,
  'lead-generation-specialist sales-development-rep digital-marketing-specialist': `we need more customers`,
  telemarketer: `phone two hundred homeowners a day about new roofs | ring every old customer and offer a tune up | I cannot stand phoning strangers | poll voters by telephone | telemarkter for insurance agency
    | dial through my list of 500 homeowners | make 100 calls a day | cold callers for roofing | call my list and set callbacks | cold caler | I have a phone list and no courage
    | phone businesses about our cleaning service`,
  'telemarketer sales-development-rep': `call old leads from last year`,
  'telemarketer lead-generation-specialist': `cold calling for real estate wholesaler`,
  'telemarketer sales-development-rep appointment-setter': `I hate making sales calls`,
  'crm-administrator': `move our customers from spreadsheets into Salesforce | no two salespeople fill in the deal stages the same way | keep HubSpot tidy | tag and sort eight thousand contacts
    | our pipedrive pipeline is a disaster | we bought hubspot and nobody set it up | set up our salesforce | we lose track of who we talked to | import contacts and build pipelines in zoho
    | salseforce cleanup | contact info lives in ten places | tidy up Pipedrive and build reports`,
  'crm-administrator data-entry-specialist': `clean up contacts in hubspot`,
  'marketing-assistant': `order the banners, update the mailing list, put up the posts | assist our marketing lead with whatever comes up | marketing coordinator for a nonprofit
    | help our marketing director with campaigns | help with flyers, events and newsletters | marketing support for a church | marketng assistant | schedule newsletters and order promo gear`,
  'marketing-assistant digital-marketing-specialist': `junior marketer`,
  'marketing-assistant digital-marketing-specialist social-media-manager': `I never find the time to promote the shop | junior person to do the promo work for our bakery | get our name out in the community | we never get around to marketing
    | someone to do all our marketing, newsletters and social | marketing always gets pushed to next week`,
  'digital-marketing-specialist': `people visit our page but hardly any of them book | plan the whole online push for our spring launch | build an opt-in page with a free download | we get clicks and no customers
    | need someone to build a sales funnel for my course | sales funnel for my coaching program | launch my online program | build landing pages | digital marketting
    | landing page gets visits but no signups | grow my online store with funnels and ads`,
  'digital-marketing-specialist web-designer': `clickfunnels landing pages`,
  'digital-marketing-specialist seo-specialist paid-ads-specialist': `get more traffic and sales on my site`,
  'digital-marketing-specialist marketing-assistant seo-specialist paid-ads-specialist': `online marketing for dentist`,
  'digital-marketing-specialist marketing-assistant seo-specialist social-media-manager': `nobody knows my business exists`,
  'social-media-manager': `our Instagram has been silent since Easter | think up something to put on Facebook each day | grow my following as a potter | answer comments under our posts | someone to run our socials
    | instagram posts for my cafe | post on facebook and instagram three times a week | manage linkedin page | I hate posting on instagram | content creator for tiktok | hashtags and captions
    | socal media manager for restaurant | our instagram is dead | plan a month of posts at a time | I have great photos and never post them`,
  'social-media-manager video-editor': `tiktok person`,
  'seo-specialist': `we do not show when people google plumber near me | competitors come up before us in searches | get other sites to link to ours | our clicks from Google fell by half
    | we're on page 3 for plumbers in Calgary | keyword research and backlinks | get to the top of google | fix technical seo problems | nobody finds us on google | local seo for dentists
    | my website doesn't show up in search | seo for a law firm website | competitors are above us on google | write meta tags and get backlinks`,
  'seo-specialist digital-marketing-specialist': `website traffic dropped off a cliff`,
  'seo-specialist web-designer digital-marketing-specialist': `website gets ten visitors a month`,
  'paid-ads-specialist': `spending 3k a month with Meta and nothing to show | set up a campaign on Google to get furnace calls | stop wasting our advertising money | promoted pins for a jewellery line
    | facebook ads manager for ecom brand | run google ads for a dentist | optimize facebook ads | ppc expert | lower my cost per lead on meta | gogle ads | ads cost more than they bring in
    | retargeting ads for an online course`,
  'paid-ads-specialist digital-marketing-specialist': `I'm burning money on ads with no sales`,
  'paid-ads-specialist digital-marketing-specialist web-designer': `facebook ads and a landing page to go with them`,
  'email-marketing-specialist': `write to our 9,000 past guests once a month | people who leave a full cart should get a nudge | our mailings end up in junk | set up a series that goes out after someone signs up
    | klaviyo flows | 4,000 subscribers and I never write to them | emial marketing for coaches | mailchimp campaigns | write and send our monthly newsletter
    | I have 5000 emails addresses and don't use them | email automation in activecampaign | nobody opens my newsletter | newletter writer | our emails go to spam | set up welcome emails in Flodesk
    | wake up my sleepy mailing list`,
  'email-marketing-specialist copywriter': `welcome sequence and abandoned cart emails`,
  'email-marketing-specialist marketing-assistant content-writer': `weekly newsletter for my wellness clinic`,
  'market-research-analyst': `do people in Moncton want a vegan butcher | what are rival gyms charging | ask 300 customers what they think and tell me the result | size of the pet food sector in Canada
    | is there demand for a dog daycare in Halifax | survey our customers | study the competition before we launch | is it worth opening a second location in Guelph | competitor research
    | customer interviews and surveys | market reserch | what do people pay for dog grooming around here | find out if there's demand for a coworking space
    | why are customers choosing our competitor`,
  'public-relations-assistant': `I want reporters to call me about our invention | get our founder on business shows | send our new skincare to beauty bloggers | tell the papers about our anniversary
    | I want to be in the local news | publisist for an author | get us press coverage | pitch me to podcasts | want to be featured in magazines | write a press release | podcast tour for my book
    | public realtions | nobody writes about our restaurant | reach out to journalists and influencers`,
  'public-relations-assistant copywriter': `opening a second store and want a press release sent out`,
  'content-writer': `weekly pieces about gardening for our site | turn my notes into a short e-book | our website has a news page with nothing on it | somebody who can write about mortgages in plain English
    | blog writter for pet company | blog articles about personal finance | ghostwriter for my book | blog writter | no time to write articles | articles for a parenting magazine`,
  'content-writer copywriter': `write the about us and service pages | write content for my website`,
  'content-writer seo-specialist': `our blog has been dead for a year | blog writing and SEO | seo blog posts`,
  'content-writer copywriter social-media-manager': `ghostwriter for linkedin`,
  copywriter: `a snappy line for our vans | make our home page sell | describe 150 candles so that people buy them | words for a radio spot | tagline and brand voice | product descriptions for my shop
    | rewrite my website so it sells | sales page for a course | copy writer for ads | our sales page doesn't sell | website words that sound like me`,
  'copywriter content-writer': `my website sounds boring`,
  'copywriter paid-ads-specialist': `words for my ads`,
  'copywriter email-marketing-specialist': `sales emails that convert`,
  'editor-proofreader': `my memoir needs a last read before printing | I write fast and leave mistakes everywhere | make my thesis follow APA | correct the commas in our annual report
    | English isn't my first language and my proposals have mistakes | copy editor for a magazine | proofread my novel | fix grammar in my blog posts | proofreading reports
    | second set of eyes on my manuscript | proof reader for book | embarrassing typos in our reports | polish my grant applications' grammar | second language author needs english checked`,
  'editor-proofreader copywriter': `my emails are full of spelling mistakes`,
  'technical-writer': `explain how to assemble our bunk bed | write down every step of how we run the kitchen | our API has no docs | staff keep asking how things are done because it lives in my head
    | we make wood splitters and need a proper user manual | write SOPs | user guide for medical device | customers don't understand how to use our machine | document our processes
    | write API documentation | techincal writer | our manual confuses people | turn engineers' notes into help docs`,
  'technical-writer technical-support': `help centre articles for our app`,
  'technical-writer document-specialist': `knowledge base in notion`,
  'podcast-assistant': `my show comes out late because I hate cutting the audio | line up interesting people for my interview series | get my episodes onto Apple and Spotify | show notes and publishing to spotify
    | edit my podcast | find guests for my podcast | podcst editing | I record episodes and never publish them | clean up audio and publish weekly`,
  'podcast-assistant video-editor': `riverside recordings turned into episodes`,
  'podcast-assistant content-writer': `write show notes`,
  'video-editor': `six hours of wedding film to boil down to ten minutes | cut my lectures into TikToks | add music and titles to our property tours
    | YouTube channel about woodworking needs someone to put it together | adobe premiere person for wedding footage | hours of raw clips sitting on my hard drive | edit youtube videos
    | cut my zoom interviews into clips | motion graphics for ads | vidoe editor for youtube | hours of footage and no finished video | edit drone footage for real estate`,
  'video-editor social-media-manager': `make short reels from long videos`,
  'graphic-designer': `we need a face for our brand | make a poster for the farmers market | draw a mascot for a hockey team | new wine bottle labels | brochures and flyers for a retirement home
    | starting a food truck and need a logo | label and packaging design for soap company | design a logo | canva graphics for a yoga studio | business cards and letterhead | book cover
    | grafic designer | our logo looks like clip art | menus and signage for a cafe`,
  'graphic-designer web-designer': `logo and website for a new spa`,
  'graphic-designer presentation-designer': `our brochures look homemade`,
  'presentation-designer': `I speak at a congress in May and my charts are hideous | turn a 40 page study into twelve screens for the board | one look for all of our sales decks | make my powerpoint not look like 1998
    | pitch deck for seed round | investor pitch deck | redo our sales powerpoint | make slides for my keynote | powerpiont design | my slides put people to sleep | board deck needs to look sharp`,
  'presentation-designer course-creation-assistant': `turn my workshop notes into slides`,
  'photo-editor': `take the power lines out of these house pictures | six hundred engagement shots to correct | my jewellery snaps are blurry and grey | put our products on plain white
    | my product pics come out yellow and dull | remove backgrounds from product photos | brighten and straighten house photos | need headshots touched up for the whole team
    | retouch wedding photos | cut out product images | edit real estate photos | lightroom editing for a wedding photographer | photo retuching | thousands of unedited wedding pictures
    | swap backgrounds on product shots | pictures of our cakes look terrible`,
  'web-designer': `our page looks like it was made in 2003 | sketch the screens for a booking app | a simple Squarespace for my pottery studio | our site is horrible on a phone | figma mockups for an app
    | redesign our homepage | site is ugly on mobile | design my website in webflow | ux for our app | webiste design | people say our website is confusing | wireframes for a nonprofit site`,
  'web-designer web-developer': `web desinger for restaurant | new website for my bakery`,
  'web-designer wordpress-specialist': `squarespace site for photographer`,
  'web-designer web-developer wordpress-specialist': `my site looks outdated`,
  'web-developer': `program a quote calculator into our site | the payment button gives an error | connect our site to the warehouse database | somebody who knows React and Node
    | I have an idea for a web app and need someone to code it | fix a bug on my website | build a custom web app | website is down | web devloper | checkout page crashes
    | integrate stripe payments in my site | login page broken for customers`,
  'web-developer web-designer wordpress-specialist': `the contact form on our site stopped working`,
  'web-developer wordpress-specialist seo-specialist': `website loads really slow`,
  'wordpress-specialist': `put the new menu up on our site every Thursday | my plugins have not been touched in two years | move our site to a new host | our homepage got hacked and sends people to casino pages
    | change the hours and photos on our wix site every month | keep my wordpress site updated | elementor expert | add new pages to our website and keep plugins current | wordpres help
    | site has not been updated in years | post blogs and update plugins on wordpress`,
  'wordpress-specialist web-designer': `elementor page edits`,
  'wordpress-specialist web-developer': `move website to new hosting`,
  'ecommerce-assistant': `put 80 new sweaters in our Shopify | my web shop takes orders faster than I can handle | set up the Mother’s Day sale prices | look after my online candle store while I pour candles
    | set up discount codes and black friday sale | day to day running of my web shop so I can make the product | manage shopify store | upload products to my store | shopfiy assistant
    | christmas orders are drowning us | process shopify refunds and update product pages`,
  'ecommerce-assistant customer-support': `help processing orders and returns for my online boutique | deal with orders, shipping questions and refunds for an online shop`,
  'ecommerce-assistant wordpress-specialist': `upload new products to woocommerce`,
  'ecommerce-assistant logistics-coordinator': `fulfil online orders`,
  'marketplace-specialist': `Amazon keeps taking down our listing | sell my antiques on eBay for me | get our mugs to the top of Etsy | start selling through Walmart.ca | amazone listing optimization
    | walmart marketplace account got suspended | amazon listings | list my vintage clothes on ebay and poshmark | etsy shop help | amazn listings | etsy shop gets no views
    | help me sell on amazon canada`,
  'marketplace-specialist paid-ads-specialist': `amazon ppc`,
  'automation-specialist': `I type each order into three different apps | make Typeform talk to Airtable | use AI to answer routine questions | when a form comes in it should create the folder by itself
    | make.com and chatgpt workflows for an agency | zapier zaps | automate my client onboarding | connect hubspot and slack with zapier | I do the same copy paste every day | build zaps
    | chatbot for my website | automaton expert zapier | I copy the same info between three programs | link google forms to our crm automatically`,
  'data-analyst': `show me in charts which stores do well | our numbers live in nine spreadsheets and do not agree | someone who writes SQL for weekly figures | make my Excel calculate commissions
    | pivot tables and formulas in google sheets | can you build power bi dashboards for our stores | data anlyst for retail chain | dashboards in tableau | analyze our sales data
    | monthly KPI report | exel dashboards | boss wants weekly numbers and I hate spreadsheets | turn raw survey data into graphs`,
  'data-analyst financial-analyst': `I have tons of sales numbers and no clue what they mean`,
  'qa-tester': `try every screen of our app before it goes live | customers keep telling us about bugs | check that our site works on old Androids | click through the website and find broken stuff
    | QA person, selenium a plus | customers keep finding glitches before we do | beta testers and bug reports for mobile game | test my mobile app | find bugs before launch | QA for web app
    | test checkout on different browsers | softwear tester | every release breaks something | test our checkout before black friday`,
  'project-coordinator': `nobody knows what is due when | herd five freelancers toward a launch date | our kitchen renovations always run over | weekly progress notes to the client and the crew
    | project cordinator for home builder | PM for creative agency | asana boards and chasing people for updates | keep my renovation projects on schedule | keep my team on deadline
    | manage tasks in asana | renovations always finish late | project manager for marketing agency | someone to keep contractors accountable | projct manager | nobody meets a deadline here
    | track milestones and send reminders to the team | freelancers keep missing due dates`,
  'operations-manager': `I cannot leave for a week without it all collapsing | somebody to be second in command | we doubled in size and have no systems | run the back end so I can do the creative work
    | COO type, part time | run my team and systems so I can take a vacation | someone to run the day to day of my agency | build processes so the business isn't all me | streamline my operations
    | opertions manager | I can't take a day off | fractional COO for creative studio | my team waits on me for every decision`,
  'operations-manager executive-assistant general-virtual-assistant': `I'm the bottleneck in everything`,
  'operations-manager general-virtual-assistant executive-assistant': `everything in my business goes through me and I'm exhausted`,
  'procurement-assistant': `where can I buy 10,000 glass jars cheaper | talk our vendors down on price | find a mill that sells organic flour in bulk | chase the deliveries of steel we ordered
    | call around to suppliers and get me quotes | we pay way too much for boxes and packaging | sourcing manufacturers overseas | purchasing clerk for a builder | find suppliers for packaging
    | get three quotes for office furniture | compare vendor quotes | purchaseing assistant | prices from our suppliers keep going up | source fabric from overseas mills`,
  'logistics-coordinator': `our pallets are stuck in Long Beach | send machines to Germany with the right papers | cheapest carrier for heavy boxes to the Yukon | parcels keep getting lost on the way to the States
    | customs paperwork for shipping to the US | I need someone to get freight quotes and book carriers | track down late shipments | container from Vietnam stuck at the port
    | arrange shipping to europe | freight and customs paperwork | courier costs are killing us | track shipments | import goods from china | logisitics | shipments stuck at the border
    | book LTL freight weekly`,
  dispatcher: `six plumbers and nobody to tell them where to go | match my two reefers with freight out of Winnipeg | tell customers when the tow will arrive
    | shuffle the cleaning teams when somebody calls in sick | dispacher for towing | send techs to jobs for plumbing company | truck dispatch for owner operators | schedule my field technicians
    | dispatcher for small trucking company | guys show up at the wrong house | dispatch for plumbing company | route planning for delivery drivers | dispatch for hvac
    | drivers sit idle because nobody plans routes | route my snow plow crews | keep five tow trucks busy`,
  'inventory-coordinator': `we sold 40 lamps we did not have | know when to order more flour before we run dry | the numbers on the shelf never agree with the computer | count everything in the store room each month
    | inventry control for a brewery | reorder levels for auto parts store | track inventory in two warehouses | stock always runs out | never know how much product we've got left
    | manage inventory levels | inventroy management | we oversold our best product again | keep SKUs straight across three stores | warehouse count is always off`,
  'inventory-coordinator procurement-assistant': `we keep running out of our best sellers`,
  'inventory-coordinator ecommerce-assistant marketplace-specialist': `sync stock between shopify and amazon`,
  recruiter: `we need eight line cooks by June | nobody good answers our ads for nurses | go through 200 CVs and pick ten | ask references about the people we like | find me a good carpenter to hire
    | I can't get anyone decent to apply | hire three sales reps | screen resumes | find me a nurse | post jobs and interview people | recuiter for nurses | can't find staff
    | screen applicants for a daycare | three open jobs and zero applicants`,
  'recruiter hr-assistant': `hire people and get them onboarded | line up interviews for line cooks | we lose good candidates because nobody calls them back`,
  'hr-assistant': `keep track of who is off sick and who has holidays left | we have no rules about lateness | everything a new starter needs to sign | sort out the dental plan for our people
    | vacation requests are all over the place | new hires start and their paperwork is never ready | employee handbook and policies | employee onboarding paperwork | track vacation and sick days
    | need an employee handbook | benefits enrollment | human resorces | staff files are a mess | write job descriptions and track leave | onboard four new staff next month`,
  'course-creation-assistant': `teach my knife skills class on the web | our trainees need a workbook and a test at the end | put my program on Kajabi | lesson outlines for new warehouse hires | online corse builder
    | teachable lessons and quizzes | create an online course | upload lessons into thinkific | set up kajabi | course creater | I want to turn what I know into a class people can buy
    | turn my webinars into a paid course`,
  'course-creation-assistant hr-assistant': `training modules for new staff`,
  paralegal: `work permit forms for a chef from Mexico | draft the lease and the non disclosure for my lawyer | set up a new corporation with the province | help drafting contracts for our lawyer to review
    | draft legal documents | research case law for a lawyer | immigration applications | paralegel | stacks of evidence to sort before court | prepare affidavits and exhibits`,
  'paralegal legal-secretary': `summarise the transcripts before trial | organise exhibits for a hearing | look up decisions on wrongful dismissal | discovery documents for litigation firm`,
  'legal-secretary': `assistant for a busy law office | law firm receptionist | clio admin | legal secratary | court deadlines slip through | manage lawyer's calendar and file motions`,
  'legal-secretary paralegal': `a sole attorney who types her own letters | keep limitation dates from slipping at our firm | submit motions to the courthouse | clio filing | legal assistant for solo attorney
    | court filings and dockets | file documents with the court | family lawyer drowning in files`,
  'legal-secretary transcriptionist': `dictation and letters for a lawyer`,
  'medical-administrative-assistant': `call families when their child is due for a checkup | our optometry front counter is short | send referrals to the specialist and follow them up | book people in at a chiropractic practice
    | patient intake forms for a physio clinic | MOA for a walk in clinic | schedule patients for a clinic | referrals and faxes for specialist | medcal office assistant
    | our clinic phone never stops | call patients to confirm visits`,
  'medical-administrative-assistant appointment-setter': `jane app booking`,
  'medical-administrative-assistant virtual-receptionist': `answer phones at a dental practice`,
  'medical-billing-coder': `Blue Cross keeps bouncing our counselling claims | OHIP submissions for a family doctor | get our psychologists paid by insurers | right codes for each procedure
    | our clinic's insurance claims keep getting denied | superbills and claims for a therapist | submit insurance claims for my therapy practice | ICD-10 coder | insurance rejected half our bills
    | denied claims | medical biling | insurance takes months to pay our clinic | follow up on unpaid insurance claims for a chiropractor`,
  'medical-scribe': `I finish my notes at midnight after seeing thirty patients | type what our radiologist says into the record | listen in on appointments and write the chart
    | I'm up until 10 every night finishing charts | type my chart notes while I see patients | chart notes for a family doctor | scribe during patient visits | virtual scribe for clinic
    | transcribe doctor's notes | medical scrib | doctor spends evenings typing notes | document SOAP notes live`,
  'medical-scribe transcriptionist': `medical dictation typist`,
  'real-estate-assistant': `put my new condo on the MLS and order the photos | line up viewings and get feedback | keep in touch with past buyers of homes | agent with forty listings and no help
    | book showings and collect feedback for my sellers | follow up with open house visitors | realator VA | I'm a realtor and I need an assistant | put listings on MLS
    | help with my real estate listings | assistant for busy realtor | realtor's assistant | mls entry and showings | real esate assistant | too many showings to book
    | post listings and answer buyer inquiries`,
  'real-estate-assistant transaction-coordinator': `help with my listings and then closings too`,
  'transaction-coordinator': `skyslope compliance and escrow deadlines | TC for real estate team | house deals falling apart because condition dates get missed | manage paperwork from contract to close
    | keep track of closing deadlines | TC for closings | manage escrow documents | transaction cordinator | paperwork after the offer is accepted | chase signatures and deposits on house sales`,
  'transaction-coordinator real-estate-assistant': `from signed offer to keys without forgetting a date | collect the inspection and title papers | my sales die because a condition lapses | dotloop files
    | too many offers and deadlines to keep straight`,
  'property-management-assistant': `renters text me at night about leaky taps | answer people who want to stay at our cabin | post the empty two bedroom and check applicants | rent is never on time in my triplex
    | vacation rental cohost | airbnb guest messages | handle tenant emails and repairs | manage my airbnb bookings and cleaners | tenants keep calling me about broken stuff | airbnb cohost
    | collect rent and screen tenants | property managment | guests message me at midnight | coordinate plumbers and cleaners for my rentals`,
  'insurance-assistant': `get prices for home and car cover from five companies | proof of coverage for the contractors we insure | policyholders want changes and our brokers are swamped
    | first report when somebody crashes | quote home and auto policies for brokerage | contractors keep asking us for certificates of insurance and my agency can't keep up
    | help insurance broker with renewals | issue certificates of insurance | quote auto policies | insurence assistant | policy renewals pile up | process endorsements for commercial clients
    | brokerage needs someone to remarket renewals`,
  'mortgage-loan-assistant': `get the T4s and bank records from people buying a home | put deals into Filogix | lenders want one more paper each day | refinance files need packaging
    | someone to get all the documents from my borrowers | my files sit waiting on pay stubs and the lender gets mad | loan processors | filogix applications | collect mortgage documents
    | process loan applications | mortgage processor | underwriting conditions | morgage assistant | borrowers never send their papers | prep refinance packages`,
}

/** Our own phrases, one entry each. */
export const roleRecommendationPhrases: RolePhrase[] = Object.entries(phrasesByRoles).flatMap(([roles, phrases]) =>
  phrases.split('|').map((phrase) => ({ phrase: phrase.trim().replaceAll(/\s+/g, ' '), acceptable: roles.split(' ') })),
)
