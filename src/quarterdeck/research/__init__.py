"""Games for those who study and train: ids, observations, and adapters to other libraries."""
