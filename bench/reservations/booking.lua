-- Sends one booking after the other, each from a network of its own, and counts the answers.
-- Arguments: the number to begin with, and the fleet: first vehicle, vehicles, first landing, vehicles of each landing;
-- then the first day in seconds since 1970, how many days a rental lasts, and what all bookings have in common, as JSON.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  n = tonumber(args[1])
  first_vehicle, vehicles = tonumber(args[2]), tonumber(args[3])
  first_landing, vehicles_each = tonumber(args[4]), tonumber(args[5])
  first_day, rental_days = tonumber(args[6]), tonumber(args[7])
  common = args[8]:sub(2, -2)
  made, refused, last = 0, 0, ''
end

local function day(slot)
  return os.date('!%Y-%m-%d', first_day + slot * rental_days * 86400)
end

function request()
  local place, slot = n % vehicles, math.floor(n / vehicles)
  local body = string.format(
    '{%s,"id_landing":%d,"id_vehicle":%d,"date_of_departure":"%s","date_of_arrival":"%s","idempotency_key":"%d"}',
    common, first_landing + math.floor(place / vehicles_each), first_vehicle + place, day(slot), day(slot + 1), n)
  local network = string.format('10.%d.%d.%d', math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  n = n + 1
  return wrk.format('POST', '/api/reservations',
    { ['content-type'] = 'application/json', ['x-forwarded-for'] = network }, body)
end

function response(status, headers, body)
  if status == 201 or status == 200 then
    made = made + 1
  else
    refused, last = refused + 1, status .. ' ' .. body
  end
end

function done(summary, latency)
  for _, thread in ipairs(threads) do
    print(string.format('made %d refused %d next %d %s',
      thread:get('made'), thread:get('refused'), thread:get('n'), thread:get('last')))
  end
  print(string.format('p50 %.3f p99 %.3f duration %.3f',
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, summary.duration / 1e6))
end
