"""What Redis does at one go: signs of life, and work that is taken and given up."""

# Redis has the only clock here: those of the servers may be minutes apart.
SIGN_OF_LIFE = """
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
local new = redis.call('ZADD', KEYS[1], ms + ARGV[2], ARGV[1])
return {new, redis.call('ZRANGE', KEYS[1], 0, -1)}
"""
TAKE = """
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
GIVE_UP = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"
