// Everyday words, with the words this site uses for them. Read by foreign-tables.ts.

export const DAILY_WORDS = `
# Everyday verbs
fetch, retrieve -> get, read
obtain -> get
look up, lookup -> search, find
query -> search
destroy, remove, revoke -> delete
wipe -> delete, erase
get rid of -> delete, replace
vanish -> expire, delete
disappear -> expire, remove
modify, edit, alter -> update, change
submit, transmit -> send
pass on, deliver -> send, forward
hand over -> send, export
swap -> replace, rotate
exchange -> convert, replace
forbid -> reject, deny
prevent -> stop, avoid, reject
block -> reject, stop
blacklist, blocklist, denylist -> reject
restrict -> limit, only
grant -> allow, permission
peek -> reveal, read
looked at, looks at, viewed -> read, access
who changed, who edited, who deleted, who removed, who created, who accessed, who touched, who did -> logs, audit
opened -> read
switch off, turn off, deactivate -> disable
switch on, turn on, activate -> enable
grey out, greyed out, gray out -> disable, enable
jump -> move, focus
auto focus, autofocus -> focus
auto advance -> focus, next
upload -> send, import
download -> export, get
dump, take out -> export
get out -> export, leave
quit, terminate -> leave, cancel
leave the platform, leaving the platform, stop using, move away from, wind down, exit plan, exit strategy -> migrate off, leave
competitor, rival -> another provider
cut off -> truncate, slice
shorten -> truncate
trim -> strip
split, apart, isolate, segregate -> separate
build, generate, spin up, provision, register -> create
trigger -> simulate, event
fire -> event
listen -> subscribe, event
poll -> read, result

attempt, attempts, tries -> retry
given up, give up -> retry, stop
moved, relocated -> replaced, deprecated
no longer there -> removed, deprecated
walk through all, go through all, step through, page through, loop through, loop over -> pagination, every result
does it take, take long, lead time, effort -> timeline, time to plan
substring, fuzzy, typeahead, autocomplete -> search, index

# Everyday words
attach -> add, metadata
buy, bought, purchase, sale -> payment, charge
paid -> charged, payment
cheap -> monthly active token, cost
each month, every month, each week, every week, each year, every year, monthly payment -> recurring, subscription
city, country, location, located, zone, physically -> region
click -> button, event
command -> curl, shell
damage, danger -> risk
safe, safety, trust -> secure
dead -> fail, troubleshooting
trouble -> troubleshooting
delay -> latency, wait
late -> delay, order of events
delivery -> webhook
desktop, safari, chrome, firefox -> browser
hospital, doctor, medicine -> health data, patient
birthday -> date of birth, personal data
family -> personal data
passport -> personal data, text
early -> before
emergency -> incident, support
ticket -> support
equal, identical -> same, fingerprint
extend -> lifetime, expiry
force -> require, enforce
forgot -> lost, reset
lost -> deleted, lost or stolen
lose -> deleted, lost
guess -> enumeration
guest -> customer, booking
hotel -> booking, partner
ignore -> optional
improve -> raise, approval
increase -> raise, higher limit
huge, big -> large, limit
large -> limit, size
many -> limit
join, hire -> invite, member
team -> members
learn -> concepts, getting started
beginner, newcomer, simple -> getting started
legal, lawyer -> compliance, security
unreadable, illegible -> encrypt, decrypt
lock -> restrict
logo -> brand icon, brand
mail -> email
merge -> merge patch
mirror -> setvalueref, copy
necessary -> required, need
mandatory, compulsory -> required, must
night, weekly -> scheduled
notice -> notified, event
alert -> monitoring, event
warn -> alert, event
watch -> monitor
parent -> container
pause -> suspend
picture, photo -> file, image
pick -> choose
plugin, addon -> library, sdk
package, library -> sdk
link -> url
proof -> evidence, prove
push -> send, webhook
quick -> quickstart, getting started
recover -> restore
remember -> store, stored card
rename -> update
repair -> fix
reply, answer -> response
restart -> retry
serve -> return
speed, fast -> latency, response time
storage -> store, stored
sync -> keep up to date, update
up to date, outdated -> update, updater
telephone -> phone
phone -> mobile
together -> one request, several
total -> sum, usage
traffic -> requests
trial -> test tenant
unknown -> not found
website, webpage, site -> web, browser
year -> expiration
steal, stole -> leak, compromised
stolen -> lost or stolen, fraud
hack, hacked -> leak, incident
breach -> incident, leak
spy -> read, access
curious -> support, access
boss -> owner
fired, resigned -> remove, member
`
