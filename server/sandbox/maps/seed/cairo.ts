import { type City, district, landmark, street } from './city.ts';

/** A map starts here. */
export const cairo: City = {
  key: 'cairo',
  name: { en: 'Cairo', ar: 'القاهرة' },
  region: { en: 'Cairo Governorate', ar: 'محافظة القاهرة' },
  country: 'EG',
  at: [30.0444, 31.2357],
  postalPrefix: '11',
  districts: [
    district('Downtown', 'وسط البلد', 30.0478, 31.2386),
    district('Garden City', 'جاردن سيتي', 30.0366, 31.2316),
    district('Zamalek', 'الزمالك', 30.0609, 31.2197),
  ],
  streets: [
    street('Tahrir St', 'شارع التحرير', [30.0444, 31.215], [30.0445, 31.245]),
    street('Qasr El Nil St', 'شارع قصر النيل', [30.0452, 31.2336], [30.0506, 31.2455]),
  ],
  landmarks: [landmark('sight', 'Egyptian Museum', 'المتحف المصري', 30.0478, 31.2336)],
};
