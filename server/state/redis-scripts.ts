/** Each touches one key, so that they run on a cluster too. Times are those of the server. */

export const ADD = `
local known = redis.call('GET', KEYS[1])
if known then return known end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return false`;

/** A repeated call finds its own value and says yes as well. */
export const REPLACE = `
local known = redis.call('GET', KEYS[1])
if known == ARGV[2] then return 1 end
if known ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Answers whether it is allowed, and the milliseconds until the next attempt counts. */
export const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local taken = redis.call('ZCARD', KEYS[1])
local allowed = 0
if taken < tonumber(ARGV[1]) then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  taken = taken + 1
  allowed = 1
end
if taken < tonumber(ARGV[1]) then return {allowed, 0} end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {allowed, oldest[2] + window - now}`;

/** Answers the total, and the milliseconds until it begins anew. */
export const COUNT = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {total, redis.call('PTTL', KEYS[1])}`;
