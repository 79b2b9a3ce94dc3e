import type { Text } from '../texts.ts';

export type Degrees = readonly [latitude: number, longitude: number];

export type District = { name: Text; at: Degrees };

/** A straight street, or the part of it that the map knows. */
export type Street = { name: Text; from: Degrees; to: Degrees };

export type Landmark = { name: Text; at: Degrees; kind: LandmarkKind };

export type LandmarkKind = 'mall' | 'park' | 'hospital' | 'school' | 'sight' | 'airport' | 'offices';

export type City = {
  /** Part of the ids of all that is in it. */
  key: string;
  name: Text;
  region: Text;
  country: 'SA' | 'EG';
  at: Degrees;
  postalPrefix: string;
  districts: District[];
  streets: Street[];
  landmarks: Landmark[];
};

export const district = (en: string, ar: string, latitude: number, longitude: number): District => ({
  name: { en, ar },
  at: [latitude, longitude],
});

export const street = (en: string, ar: string, from: Degrees, to: Degrees): Street => ({ name: { en, ar }, from, to });

export const landmark = (
  kind: LandmarkKind,
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
): Landmark => ({
  kind,
  name: { en, ar },
  at: [latitude, longitude],
});

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

export const jeddah: City = {
  key: 'jeddah',
  name: { en: 'Jeddah', ar: 'جدة' },
  region: { en: 'Makkah Province', ar: 'منطقة مكة المكرمة' },
  country: 'SA',
  at: [21.5433, 39.1728],
  postalPrefix: '23',
  districts: [
    district('Al Balad', 'البلد', 21.485, 39.187),
    district('Al Hamra', 'الحمراء', 21.524, 39.158),
    district('Ar Rawdah', 'الروضة', 21.5632, 39.1571),
    district('Al Andalus', 'الأندلس', 21.542, 39.144),
    district('Al Khalidiyah', 'الخالدية', 21.556, 39.134),
    district('Az Zahra', 'الزهراء', 21.589, 39.133),
    district('Ash Shati', 'الشاطئ', 21.602, 39.115),
    district('As Salamah', 'السلامة', 21.594, 39.15),
    district('An Naim', 'النعيم', 21.617, 39.156),
    district('Al Muhammadiyah', 'المحمدية', 21.648, 39.135),
    district('Obhur Al Janubiyah', 'أبحر الجنوبية', 21.715, 39.125),
    district('As Safa', 'الصفا', 21.583, 39.212),
    district('Al Aziziyah', 'العزيزية', 21.554, 39.188),
    district('Al Faisaliyah', 'الفيصلية', 21.572, 39.175),
    district('An Nasim', 'النسيم', 21.509, 39.228),
  ],
  streets: [
    street('Tahlia St', 'شارع التحلية', [21.544, 39.126], [21.553, 39.215]),
    street('Corniche Rd', 'طريق الكورنيش', [21.52, 39.148], [21.66, 39.106]),
    street('King Abdulaziz Rd', 'طريق الملك عبدالعزيز', [21.53, 39.153], [21.69, 39.115]),
    street('Prince Sultan St', 'شارع الأمير سلطان', [21.545, 39.15], [21.71, 39.125]),
    street('Al Madinah Rd', 'طريق المدينة المنورة', [21.5, 39.182], [21.7, 39.163]),
    street('Palestine St', 'شارع فلسطين', [21.521, 39.15], [21.53, 39.235]),
    street('Sari St', 'شارع صاري', [21.577, 39.12], [21.587, 39.215]),
    street('Hira St', 'شارع حراء', [21.606, 39.115], [21.616, 39.21]),
    street('Ar Rawdah St', 'شارع الروضة', [21.561, 39.125], [21.57, 39.2]),
    street('King Fahd Rd', 'طريق الملك فهد', [21.49, 39.193], [21.6, 39.18]),
  ],
  landmarks: [
    landmark('mall', 'Red Sea Mall', 'رد سي مول', 21.6278, 39.1107),
    landmark('mall', 'Mall of Arabia', 'مول العرب', 21.6326, 39.1563),
    landmark('mall', 'Aziz Mall', 'عزيز مول', 21.559, 39.196),
    landmark('mall', 'Tahlia Centre', 'مركز التحلية', 21.5463, 39.1493),
    landmark('sight', 'King Fahd Fountain', 'نافورة الملك فهد', 21.5159, 39.15),
    landmark('park', 'Jeddah Waterfront', 'واجهة جدة البحرية', 21.593, 39.111),
    landmark('sight', 'Fakieh Aquarium', 'فقيه أكواريوم', 21.576, 39.113),
    landmark('sight', 'Ar Rahma Mosque', 'مسجد الرحمة', 21.6478, 39.107),
    landmark('sight', 'Nassif House', 'بيت نصيف', 21.4843, 39.1876),
    landmark('airport', 'King Abdulaziz International Airport', 'مطار الملك عبدالعزيز الدولي', 21.6796, 39.1565),
    landmark('school', 'King Abdulaziz University', 'جامعة الملك عبدالعزيز', 21.494, 39.245),
    landmark('hospital', 'Soliman Fakeeh Hospital', 'مستشفى سليمان فقيه', 21.522, 39.166),
    landmark('sight', 'Jeddah Tower', 'برج جدة', 21.733, 39.13),
    landmark('park', 'King Abdullah Sports City', 'مدينة الملك عبدالله الرياضية', 21.763, 39.165),
  ],
};

const region = { en: 'Eastern Province', ar: 'المنطقة الشرقية' };

export const dammam: City = {
  key: 'dammam',
  name: { en: 'Dammam', ar: 'الدمام' },
  region,
  country: 'SA',
  at: [26.4207, 50.0888],
  postalPrefix: '32',
  districts: [
    district('Ash Shati', 'الشاطئ', 26.467, 50.116),
    district('Al Faisaliyah', 'الفيصلية', 26.393, 50.06),
    district('Al Mazruiyah', 'المزروعية', 26.447, 50.104),
    district('Al Jalawiyah', 'الجلوية', 26.431, 50.083),
    district('An Nur', 'النور', 26.44, 50.055),
    district('Uhud', 'أحد', 26.396, 50.02),
    district('Ash Shulah', 'الشعلة', 26.387, 50.115),
    district('Al Adamah', 'العدامة', 26.44, 50.096),
    district('Al Hamra', 'الحمراء', 26.458, 50.095),
  ],
  streets: [
    street('King Saud St', 'شارع الملك سعود', [26.425, 50.07], [26.45, 50.118]),
    street('King Fahd Rd', 'طريق الملك فهد', [26.38, 50.03], [26.43, 50.125]),
    street('Prince Muhammad Bin Fahd Rd', 'طريق الأمير محمد بن فهد', [26.408, 50.128], [26.462, 50.072]),
    street('Gulf Rd', 'طريق الخليج', [26.452, 50.118], [26.492, 50.108]),
    street('King Abdulaziz St', 'شارع الملك عبدالعزيز', [26.436, 50.06], [26.468, 50.112]),
  ],
  landmarks: [
    landmark('park', 'Dammam Corniche', 'كورنيش الدمام', 26.483, 50.114),
    landmark('mall', 'Marina Mall', 'مارينا مول', 26.476, 50.117),
    landmark('mall', 'Ash Shati Mall', 'الشاطئ مول', 26.465, 50.113),
    landmark('mall', 'Othaim Mall', 'العثيم مول', 26.409, 50.091),
    landmark('park', 'King Fahd Park', 'منتزه الملك فهد', 26.392, 50.118),
    landmark('sight', 'Heritage Village', 'القرية الشعبية', 26.472, 50.119),
    landmark('school', 'Imam Abdulrahman University', 'جامعة الإمام عبدالرحمن بن فيصل', 26.393, 50.19),
    landmark('hospital', 'Dammam Medical Complex', 'مجمع الدمام الطبي', 26.427, 50.099),
    landmark('airport', 'King Fahd International Airport', 'مطار الملك فهد الدولي', 26.4712, 49.7979),
  ],
};

export const khobar: City = {
  key: 'khobar',
  name: { en: 'Al Khobar', ar: 'الخبر' },
  region,
  country: 'SA',
  at: [26.2794, 50.2083],
  postalPrefix: '34',
  districts: [
    district('Al Khobar Ash Shamaliyah', 'الخبر الشمالية', 26.288, 50.212),
    district('Ar Rakah', 'الراكة', 26.366, 50.194),
    district('Al Ulaya', 'العليا', 26.303, 50.184),
    district('Al Hizam Adh Dhahabi', 'الحزام الذهبي', 26.3, 50.206),
    district('Ad Dawhah', 'الدوحة', 26.32, 50.15),
  ],
  streets: [
    street('King Khalid St', 'شارع الملك خالد', [26.27, 50.213], [26.305, 50.205]),
    street('Prince Turki St', 'شارع الأمير تركي', [26.285, 50.222], [26.34, 50.205]),
    street('Custodian Of The Two Holy Mosques Rd', 'طريق خادم الحرمين الشريفين', [26.27, 50.2], [26.38, 50.182]),
  ],
  landmarks: [
    landmark('sight', 'Ithra', 'مركز إثراء', 26.335, 50.119),
    landmark('mall', 'Mall of Dhahran', 'مول الظهران', 26.306, 50.169),
    landmark('mall', 'Al Rashid Mall', 'الراشد مول', 26.299, 50.183),
    landmark('park', 'Khobar Corniche', 'كورنيش الخبر', 26.301, 50.216),
  ],
};

export const riyadh: City = {
  key: 'riyadh',
  name: { en: 'Riyadh', ar: 'الرياض' },
  region: { en: 'Riyadh Province', ar: 'منطقة الرياض' },
  country: 'SA',
  at: [24.7136, 46.6753],
  postalPrefix: '12',
  districts: [
    district('Al Olaya', 'العليا', 24.6953, 46.6832),
    district('As Sulimaniyah', 'السليمانية', 24.703, 46.701),
    district('Al Malaz', 'الملز', 24.665, 46.735),
    district('Al Murabba', 'المربع', 24.656, 46.709),
    district('Ad Dirah', 'الديرة', 24.63, 46.713),
    district('Al Wurud', 'الورود', 24.7206, 46.6781),
    district('King Fahd', 'الملك فهد', 24.744, 46.672),
    district('Al Yasmin', 'الياسمين', 24.8253, 46.6437),
    district('An Narjis', 'النرجس', 24.856, 46.66),
    district('Al Malqa', 'الملقا', 24.808, 46.606),
    district('Hittin', 'حطين', 24.764, 46.601),
    district('Al Aqiq', 'العقيق', 24.774, 46.629),
    district('As Sahafah', 'الصحافة', 24.803, 46.642),
    district('Al Ghadir', 'الغدير', 24.774, 46.656),
    district('Qurtubah', 'قرطبة', 24.813, 46.738),
    district('Ar Rawdah', 'الروضة', 24.734, 46.769),
    district('An Nasim', 'النسيم', 24.73, 46.835),
    district('As Suwaidi', 'السويدي', 24.59, 46.67),
    district('Irqah', 'عرقة', 24.688, 46.585),
    district('Ad Diriyah', 'الدرعية', 24.734, 46.575),
  ],
  streets: [
    street('Olaya St', 'شارع العليا', [24.665, 46.696], [24.765, 46.656]),
    street('King Fahd Rd', 'طريق الملك فهد', [24.64, 46.703], [24.83, 46.628]),
    street('Tahlia St', 'شارع التحلية', [24.6875, 46.668], [24.7055, 46.714]),
    street('Al Urubah Rd', 'طريق العروبة', [24.704, 46.645], [24.724, 46.699]),
    street('King Abdullah Rd', 'طريق الملك عبدالله', [24.723, 46.62], [24.766, 46.735]),
    street('Northern Ring Rd', 'الطريق الدائري الشمالي', [24.744, 46.6], [24.792, 46.73]),
    street('Takhassusi St', 'شارع التخصصي', [24.655, 46.682], [24.79, 46.629]),
    street('Prince Turki Al Awwal Rd', 'طريق الأمير تركي الأول', [24.735, 46.632], [24.83, 46.594]),
    street('Anas Ibn Malik Rd', 'طريق أنس بن مالك', [24.785, 46.59], [24.832, 46.71]),
    street('Abu Bakr As Siddiq Rd', 'طريق أبي بكر الصديق', [24.74, 46.71], [24.87, 46.66]),
    street('Khurais Rd', 'طريق خريص', [24.692, 46.69], [24.735, 46.83]),
    street('Salah Ad Din St', 'شارع صلاح الدين الأيوبي', [24.64, 46.748], [24.705, 46.722]),
    street('Al Batha St', 'شارع البطحاء', [24.618, 46.722], [24.66, 46.706]),
    street('King Salman Rd', 'طريق الملك سلمان', [24.81, 46.58], [24.866, 46.72]),
  ],
  landmarks: [
    landmark('mall', 'Kingdom Centre', 'مركز المملكة', 24.7114, 46.6744),
    landmark('sight', 'Al Faisaliah Tower', 'برج الفيصلية', 24.6903, 46.6851),
    landmark('mall', 'Riyadh Park', 'الرياض بارك', 24.7561, 46.63),
    landmark('mall', 'Nakheel Mall', 'النخيل مول', 24.7676, 46.706),
    landmark('mall', 'Granada Mall', 'غرناطة مول', 24.7822, 46.73),
    landmark('mall', 'Panorama Mall', 'بانوراما مول', 24.693, 46.669),
    landmark('mall', 'Riyadh Gallery', 'الرياض جاليري', 24.7436, 46.658),
    landmark('airport', 'King Khalid International Airport', 'مطار الملك خالد الدولي', 24.9578, 46.6989),
    landmark('school', 'King Saud University', 'جامعة الملك سعود', 24.723, 46.62),
    landmark('school', 'Princess Nourah University', 'جامعة الأميرة نورة', 24.846, 46.724),
    landmark('hospital', 'King Faisal Specialist Hospital', 'مستشفى الملك فيصل التخصصي', 24.6716, 46.6777),
    landmark('sight', 'National Museum', 'المتحف الوطني', 24.6472, 46.7105),
    landmark('sight', 'Masmak Fortress', 'قصر المصمك', 24.6312, 46.7134),
    landmark('sight', 'Boulevard City', 'بوليفارد سيتي', 24.7693, 46.604),
    landmark('offices', 'King Abdullah Financial District', 'مركز الملك عبدالله المالي', 24.7625, 46.6403),
    landmark('offices', 'Digital City', 'المدينة الرقمية', 24.74, 46.64),
    landmark('park', 'King Abdullah Park', 'منتزه الملك عبدالله', 24.665, 46.739),
    landmark('park', 'Riyadh Zoo', 'حديقة الحيوان بالرياض', 24.6612, 46.7448),
    landmark('sight', 'Bujairi Terrace', 'مطل البجيري', 24.735, 46.5755),
    landmark('hospital', 'Al Olaya Medical Centre', 'مركز العليا الطبي', 24.7022, 46.6803),
  ],
};
