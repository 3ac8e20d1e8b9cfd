// Languages, frameworks, tools and companies, and programming jargon. Read by foreign-tables.ts.

export const TOOL_WORDS = `
# Languages, frameworks and tools
django, flask, fastapi, poetry, pypi, pip -> python
rails, sinatra, bundler, faraday -> ruby
laravel, symfony, wordpress, guzzle, composer -> php
spring, spring boot, quarkus, jvm -> java
nestjs, express, fastify, npm, yarn, pnpm -> node
nuget, asp.net, blazor -> .net
gomod, go mod, go get -> go sdk
xcode, swiftui, uikit, iphone, ipad, cocoapods -> ios
gradle -> android, java
expo -> react native
dart -> flutter
pulumi, opentofu, cloudformation, iac, infrastructure as code -> terraform
nextjs -> next.js, server rendering
vuejs, vue.js -> vue
nuxtjs -> nuxt
reactjs, react.js -> react
angularjs -> angular
insomnia, bruno, api client -> openapi, postman
a11y, aria, wcag -> accessible, screen reader
i18n, translate -> locale, language
datadog, splunk, grafana, prometheus, new relic, sentry, elk -> monitoring, siem
db, redis, oracle, mariadb, sqlite, supabase -> database
ngrok, tunnel, laptop, my computer -> localhost, local
dummy, fake, sample card -> test
live mode, live -> production
downtime -> availability, service levels, without downtime
gpt, gemini -> agent
windsurf -> coding agent

wget, httpie, reqwest -> curl
httparty -> ruby
aiohttp -> python, httpx
asyncio, trio, anyio, celery -> python, async
conda, pydantic, dataclass -> python
retrofit, ktor -> java, android
alamofire, urlsession, spm -> ios
dio -> flutter
remix, astro, gatsby -> server rendering, next.js
preact, jquery -> web elements, javascript
ansible -> terraform
newrelic, dynatrace, honeycomb, pagerduty, opsgenie -> monitoring, alert
parquet, avro, ndjson -> csv, file
snowflake, bigquery, redshift, databricks, dbt, airflow, looker, tableau, kinesis stream -> analyse, export
playground, cookbook -> console, sample
pytest, rspec, junit, coverage -> test, mock
downgrade, rollback, roll back -> version, upgrade
hotfix, patch release -> version, changelog
subnet, ingress, bastion, cidr, ip range -> ip addresses, allow
intellisense, autocompletion, typings -> typescript, types
outbox, saga -> idempotency, retry
standby, multi region, multiregion, multi-region -> region, failover
postmortem, root cause -> incident
facet -> filter
discount, license, licence -> monthly active token, enterprise
rag, embedding -> agent, markdown

# Words of the trade of programming
dev environment, development environment, local environment -> test tenant, testing
binary, apk, ipa, app bundle, app store -> app, mobile
decompile, reverse engineer -> public key, app
machine learning, training data, dataset, data set, data scientist -> analyse, de-identify
thousands, million, millions, billions -> bulk, many
race condition -> idempotency, conflict
concurrent, simultaneous -> at the same time, conflict
concurrency -> at the same time, warm_concurrency
parallel -> at the same time, concurrency
payload -> body
param -> field, parameter
boilerplate, starter -> sample, blueprint
snippet -> sample
tutorial -> getting started, blueprint, walkthrough
walkthrough -> steps, blueprint
hello world, quickstart -> getting started, first
cron, scheduler -> scheduled, job
queue, background -> asynchronous, job
console.log -> console, reactor-errors
null -> missing
boolean -> to_boolean
integer -> to_number, number
regex -> pattern, mask
uuid, guid -> id, alias
primary key -> id, token
etl -> export, import
data warehouse -> analyse, export
analytics -> analyse, usage
reporting -> analyse, usage report
vpn, vpc, private link -> ip addresses, allow
cname, subdomain, custom domain, dns -> custom hostname, hostname
ssl -> tls, certificate
cert, pem, p12, pfx -> certificate
widget -> element, form
textbox -> text element, input
input box -> element, input
frontend, front end, client side, client-side -> browser, web
backend, back end, server side -> server
hybrid app, cordova, ionic, capacitor, xamarin, maui -> webview
webpack, rollup -> install, script
jest, vitest -> test, mock
cypress, playwright, selenium -> test, iframe
e2e -> test, end to end
ci, pipeline, github actions -> deploy, terraform
stub -> mock, test
simulator -> test, simulate
emulate -> simulate, test
shopify -> your checkout, checkout
woocommerce, magento -> checkout
airline -> booking, partner
crm, erp -> partner, third party
zapier -> webhook, reactor
webhook url -> webhook, endpoint
chat -> support, agent
chatbot, assistant, robot -> agent
auditor -> assessor, pci dss
assessor -> pci dss, attestation
questionnaire -> saq
pentest, penetration test -> security, vulnerability
bug bounty -> vulnerability
hardware security module -> hsm, encryption
at rest -> encryption
in transit -> tls, encryption
government id, national insurance -> social security number, personal data
tax id -> social security number, employer id number
driver license -> personal data, text
health record, prescription -> health data, patient
multi-tenant -> marketplace, tenant, container
white label, split payment, connected account -> marketplace
second factor, authenticator -> mfa
sms -> challenge, mfa
forgotten password -> identity, login
password -> login, secret
last digits, trailing digits -> last4, mask
leading digits, front digits -> bin, first six
lookalike, same length -> alias, preserve format
reversible -> detokenize
one-way -> fingerprint, hmac
match -> fingerprint, same
unique -> fingerprint, deduplicate
twice, double -> duplicate, idempotency
sort -> order
newest -> sort, created_at
count -> usage, total
timezone -> dates, time
date format -> dates, expiry
currency, tip -> amount
partial -> part, remaining amount
authorize only, hold -> authorise, capture
auth and capture -> capture, authorise
release -> void, go live
approval rate -> network token, approval
declines, insufficient funds, do not honor, hard decline -> declined, decline
soft decline -> decline

# Other companies, by what readers need from them
vgs, very good security, spreedly, skyflow, evervault, tokenex, ixopay -> another vault, migrate, vault
protegrity, piiano -> another vault, migrate, vault
braintree, authorize.net, paypal, mollie, nuvei, nmi, fiserv, elavon, bluesnap, paysafe -> payment processor
rapyd, razorpay, payu, square, chase paymentech, global payments -> payment processor
marqeta, lithic, galileo, i2c, highnote -> issuing processor
plaid, micro deposits, micro-deposits -> bank account verification
equifax, experian, credit bureau, background check, onfido, jumio, persona -> third party, partner
`
